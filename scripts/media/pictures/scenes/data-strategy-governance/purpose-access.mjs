import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, line, rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { desk, room } from "../../props/interiors/room.mjs";
import { laptop } from "../../props/interiors/screens.mjs";
import { person } from "../../props/people.mjs";
import { slab } from "../../props/shapes/slabs.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 84, focus: [4, 2.2, 1.6], at: [0.5, 0.52], seed: 4 });
  s.ground();
  room(s, -1.2, -1.8, 10.4, 7.8, 3.6);
  person(s, 1.75, 0.05, { color: "teal", size: 1.35, skin: 3, pose: "holds" });
  desk(s, 0, 0.6, 8.2, 1.6, { h: 1.15, color: "stone", body: "dark" });
  const request = (w, _h) =>
    rect(0, 0, w, 0.62, palette.coral) +
    text(0.18, 0.44, "Purpose", { size: 0.38, weight: 620, fill: palette.dark900 }) +
    iconAt("target", 0.55, 1.15, 0.62, palette.coralDeep, 2.1) +
    rect(1.05, 0.92, w - 1.3, 0.15, palette.slate500, { opacity: 0.8 }) +
    rect(1.05, 1.2, w - 1.6, 0.15, palette.slate500, { opacity: 0.5 }) +
    rect(0.2, 1.66, w - 0.4, 0.13, palette.slate500, { opacity: 0.4 });
  slab(s, 0.4, 1.5, 2, 2.05, { z: 1.15, t: 0.12, color: "pale", paint: request, shadow: false });
  person(s, 0.8, 3.9, { color: "coral", size: 1.35, skin: 1, facing: "right", pose: "holds" });
  // The hourglass stands for access that ends.
  s.group(() => {
    const z = 1.15;
    s.lathe(
      3.75,
      1.4,
      z,
      [
        [0.5, 0, "dark"],
        [0.5, 0.14],
      ],
      { color: "dark", shadow: false },
    );
    s.lathe(
      3.75,
      1.4,
      z + 0.14,
      [
        [0.4, 0, "amber"],
        [0.34, 0.3],
        [0.1, 0.62, "glass"],
        [0.06, 0.72],
        [0.12, 0.82, "glass"],
        [0.36, 1.14, "amber"],
        [0.28, 1.0, "glass"],
        [0.4, 1.4],
      ],
      { color: "glass", shadow: false },
    );
    s.cylinder(3.75, 1.4, z + 1.54, 0.5, 0.14, { color: "dark", shadow: false });
    for (const [dx, dy] of parsePoints("-0.36 0.36, 0.36 0.36, 0.42 -0.3"))
      s.beam([3.75 + dx, 1.4 + dy, z + 0.1], [3.75 + dx, 1.4 + dy, z + 1.6], 0.07, { color: "dark" });
  }, [3.3, 0.9, 1.15, 4.25, 1.9, 2.85]);
  const grid = (w, h) => {
    const cols = 5;
    const cw = (w - 0.3) / cols;
    let svg = rect(0.15, 0.15, w - 0.3, 0.42, palette.dark800);
    for (let c = 0; c < cols; c++) {
      const masked = c === 1 || c === 3;
      const x = 0.15 + c * cw;
      svg += rect(x + 0.1, 0.29, cw - 0.2, 0.14, palette.white, { opacity: 0.85 });
      if (masked) {
        svg += rect(x + 0.03, 0.62, cw - 0.06, h - 0.77, palette.steel760);
        for (let i = 0; i < 7; i++)
          svg += line(x + 0.08, 0.98 + i * 0.28, x + cw - 0.08, 0.7 + i * 0.28, palette.steel630, {
            strokeWidth: 0.05,
          });
        svg +=
          circle(x + cw / 2, h * 0.6, 0.27, palette.light50) +
          iconAt("eye-off", x + cw / 2, h * 0.6, 0.34, palette.dark900, 2.3);
      } else
        for (let i = 0; i < 6; i++)
          svg += rect(
            x + 0.08,
            0.76 + i * 0.31,
            cw - 0.2 - ((i + c) % 3) * 0.1,
            0.15,
            c === 2 ? s.theme.teal : palette.steel390,
            { opacity: 0.9 },
          );
    }
    return svg;
  };
  slab(s, 4.8, 1.6, 3.3, 2.75, { z: 1.15, t: 0.12, color: "pale", paint: grid, shadow: false });
  s.path(parsePoints("1.4 3, 1.4 4.2, 5.7 4.2"), { color: s.theme.coral, w: 4, dash: "2 11" });
  desk(s, 5.7, 3.5, 2.8, 1.7, { h: 1, color: "sand", body: "mid" });
  laptop(s, 6.3, 3.75, 1, {
    w: 1.5,
    paint: (_w, h) =>
      [0.2, 0.45, 0.7]
        .map((u, i) => rect(u, h - 0.5 + i * 0.08, 0.16, 0.4 - i * 0.08, s.theme.teal))
        .join(""),
  });
  chip(s, { x: 56, y: 748, icon: "hourglass", label: "Ends with the study", tone: "coral" });
  return s;
}

export const picture = {
  id: "services/data-strategy-governance/purpose-access",
  theme: "light",
  title: "A request card and a table with masked columns",
  draw,
};
