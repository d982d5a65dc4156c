import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { ledgerEntry } from "../../props/computing/ledger-blocks.mjs";
import { person } from "../../props/people.mjs";
import { ringSegment } from "../../props/shapes/ring-segments.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [0.9, 0.6, 0.6], at: [0.53, 0.55], seed: 33 });
  s.ground();
  s.cylinder(-0.6, -1.2, 0, 3.7, 0.3, { color: "dark" });
  s.solids.at(-1).bounds = [-3.2, -3.8, 0, 2, 1.4, 0.3];
  s.group(() => {
    for (let i = 0; i < 12; i++) {
      if (i === 1) continue;
      ringSegment(s, -0.6, -1.2, 0.3, 0.95, 3.35, i * 30 + 1.6, i * 30 + 28.4, 1.05, {
        color: i % 2 ? "iris" : [palette.iris200, palette.iris330, palette.iris420],
        glyph: "hexagon",
      });
    }
  }, [-3, -3.6, 0.3, 1.8, 1.2, 1.35]);
  s.cylinder(-0.6, -1.2, 0.3, 0.72, 1.35, {
    color: "pale",
    shadow: false,
    bounds: [-1, -1.6, 1.35, -0.2, -0.8, 1.7],
  });
  s.add(
    [-1, -1.6, 1.7, -0.2, -0.8, 1.71],
    s.decal("top", -0.6, -1.2, 1.65, iconAt("landmark", 0, 0, 0.9, palette.dark900, 1.9)),
  );
  // The unit that moves from one holder to the other.
  const holders = [
    [-3.9, 4.9, "teal", 0],
    [5.3, 4, "amber", 1],
  ];
  holders.forEach(([x, y, color, skin], i) => {
    s.box(x - 0.9, y - 0.9, 0, 1.8, 1.8, 0.3, { color: "pale" });
    person(s, x - 0.1, y - 0.3, {
      z: 0.3,
      size: 1.4,
      color,
      skin,
      shadow: false,
      facing: i ? "left" : "right",
      pose: i ? "holds" : "points",
    });
  });
  s.path(parsePoints("-2.8 4.5, 4.2 4.5"), { color: s.theme.coral, w: 4.5, dash: "2 11" });
  ringSegment(s, -1.9, 2.2, 0.25, 2.3, 4.4, 31.6, 58.4, 0.7, { color: "coral", glyph: "hexagon" });
  s.shadows.push(`<polygon points="${s.points(parsePoints("0.2 3.8, 0.8 6, 1.9 5.2, 2 3.6"))}"/>`);
  s.path(parsePoints("5.2 -4, 5.2 1.6"), { color: s.theme.iris, w: 6 });
  for (let i = 0; i < 4; i++)
    ledgerEntry(s, 4.6, -4.4 + i * 1.75, 1.2, i === 3 ? "check" : "user", {
      color: i === 3 ? "coral" : "iris",
      glyph: i === 3 ? palette.dark900 : palette.white,
    });
  s.path(parsePoints("5.2 2, 5.2 3"), { color: s.theme.iris, w: 4, dash: "2 10" });
  chip(s, {
    x: 60,
    y: 64,
    icon: "shield-check",
    label: "May hold this unit",
    sub: "Checked before transfer",
    tone: "iris",
  });
  return s;
}

export const picture = {
  id: "services/block-chain-digital-assets/fund-units",
  theme: "light",
  title: "A round fund cut into units, one of them moving",
  draw,
};
