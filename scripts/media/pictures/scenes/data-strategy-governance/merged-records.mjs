import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { chair, desk } from "../../props/interiors/room.mjs";
import { laptop } from "../../props/interiors/screens.mjs";
import { disc } from "../../props/shapes/discs.mjs";
import { slab } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 80, focus: [3.4, 2.3, 1.4], at: [0.5, 0.545], seed: 2 });
  s.ground();
  s.plate(-2.6, -1.4, 12.4, 7.8, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  const patient = (name, site, odd) => (w, _h) => {
    const tone = odd ? palette.coralDeep : s.theme.teal;
    return (
      rect(0, 0, w, 0.66, odd ? palette.coral : palette.teal711) +
      iconAt("cross", 0.4, 0.33, 0.42, odd ? palette.dark900 : palette.white, 2.2) +
      text(0.74, 0.46, site, { size: 0.36, weight: 560, fill: odd ? palette.dark900 : palette.white }) +
      circle(w / 2, 1.3, 0.33, palette.steel390) +
      path(`M${w / 2 - 0.56} 2.2A.56 .5 0 0 1 ${w / 2 + 0.56} 2.2Z`, { fill: palette.steel390 }) +
      text(w / 2, 2.66, name, { size: 0.35, weight: 600, fill: palette.dark900, anchor: "middle" }) +
      rect(w * 0.2, 2.86, w * 0.6, 0.13, tone, { opacity: 0.8 }) +
      rect(w * 0.28, 3.08, w * 0.44, 0.11, palette.steel390, { opacity: 0.8 })
    );
  };
  // Two cards of one person, held together by clasps.
  slab(s, -1.5, 0.1, 2.25, 3.4, { t: 0.18, color: "pale", paint: patient("Anna Berg", "North") });
  slab(s, 0.9, 0.1, 2.25, 3.4, { t: 0.18, color: "pale", paint: patient("Anna Berg", "Harbour") });
  for (const z of [1.12, 2.05])
    s.box(0.56, 0.3, z, 0.54, 0.16, 0.46, {
      color: "teal",
      shadow: false,
      left: (w, h) => iconAt("link", w / 2, h / 2, 0.34, palette.white, 2.6),
    });
  s.box(-1.7, -0.1, 0, 5.05, 0.18, 0.3, { color: "dark" });
  slab(s, 4.9, 0.9, 2.25, 3.4, { t: 0.18, color: "pale", paint: patient("Ana Berg", "Hill", true) });
  const [qx, qy] = [6.02, 4.2];
  s.beam([qx, 0.99, 3.4], [qx, 0.99, 3.75], 0.1, { color: "dark" });
  disc(s, qx, 0.9, qy, 0.55, {
    rim: palette.coral590,
    fill: palette.coral,
    paint: () => text(0, 0.27, "?", { size: 0.8, weight: 640, fill: palette.dark900, anchor: "middle" }),
  });
  chair(s, 2.3, 2.6, { back: "n", who: { color: "teal", skin: 2 } });
  desk(s, 1.2, 3.6, 4.6, 1.7, {
    h: 0.95,
    color: "sand",
    body: "dark",
    left: (w, h) =>
      text(w * 0.5, h * 0.66, "Data steward", {
        size: 0.46,
        weight: 580,
        fill: palette.white,
        anchor: "middle",
      }),
  });
  laptop(s, 2.2, 3.9, 0.95, { away: true, w: 1.1 });
  // The undo button.
  s.lathe(4.8, 4.5, 0.95, parsePoints("0.62 0, 0.62 0.14"), { color: "mid", shadow: false });
  s.lathe(4.8, 4.5, 1.09, parsePoints("0.5 0, 0.5 0.16"), { color: "coral", shadow: false });
  s.add(
    [4.3, 4, 1.26, 5.3, 5, 1.27],
    s.decal("top", 4.8, 4.5, 1.25, iconAt("undo-2", 0, 0, 0.6, palette.dark900, 2.6)),
  );
  s.path(parsePoints("6 1.3, 6 3, 5.2 3.4"), { color: s.theme.coral, w: 4, dash: "2 11" });
  chip(s, { x: 56, y: 748, icon: "undo-2", label: "Can be undone", sub: "Both originals are kept" });
  return s;
}

export const picture = {
  id: "services/data-strategy-governance/merged-records",
  theme: "light",
  title: "Three clinic cards, two of them joined",
  draw,
};
