import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { text } from "../../engine/text.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 62, focus: [0.2, 0.2, 1], at: [0.5, 0.5], seed: 2 });
  s.ground();
  const places = [
    [-6.6, -1.6, "megaphone", "4 1 2", "pale", "Marketing"],
    [-1.6, -6.6, "banknote", "3 9 8", "mid", "Finance"],
    [4, -1.6, "headset", "4 3 1", "pale", "Service"],
    [-1.6, 4, "truck", "4 0 5", "mid", "Delivery"],
  ];
  const mid = 1.3;
  places.forEach(([x, y, glyph, digits, color], i) => {
    const at = [x + mid, y + mid];
    s.path(
      i % 2
        ? [
            [0, at[1]],
            [0, 0],
          ].map(([a, b]) => [a - 0.3, b])
        : [
            [at[0], -0.3],
            [0, -0.3],
          ],
      { color: s.theme.teal, w: 5 },
    );
    s.box(x, y, 0, 2.6, 2.6, 2.2, {
      color,
      left: (w, h) =>
        iconAt(glyph, w / 2, h * 0.56, 1.1, color === "mid" ? palette.dark900 : palette.teal780, 1.8),
      right: windows({ cols: 4, rows: 3, lit: 0.25, seed: i + 3 }),
    });
    s.box(x + 0.15, y + 1.6, 2.2, 2.3, 0.5, 1, {
      color: "black",
      shadow: false,
      left: (w, h) => counter(w, h, digits, palette.light50),
    });
    s.box(x + 0.3, y + 0.4, 2.2, 0.8, 0.7, 0.35, { color: "stone", shadow: false });
  });
  s.box(-2, -2, 0, 3.6, 3.6, 0.3, { color: "dark" });
  s.box(-1.7, -1.7, 0.3, 3, 3, 1.7, {
    color: "teal",
    shadow: false,
    top: (w, h) => iconAt("users", w / 2, h / 2, 1.5, palette.white, 1.7),
    left: (w, h) =>
      rect(0.16, h * 0.16, w - 0.32, h * 0.68, palette.white, { rx: 0.1 }) +
      counter(w, h, "4 0 7", palette.white, palette.dark900),
    right: (w, h) =>
      [0.3, 0.5, 0.7]
        .map((k) =>
          rect(w * 0.16, h * k - 0.05, w * (k === 0.7 ? 0.4 : 0.68), 0.12, palette.white, {
            opacity: 0.7,
            rx: 0.06,
          }),
        )
        .join(""),
  });
  chip(s, {
    x: 440,
    y: 776,
    icon: "signature",
    label: "One rule, signed",
    sub: "Active customers",
    tone: "teal",
  });
  return s;
}

/** Three flip digits on a face. */
function counter(w, h, digits, fill, color = palette.dark900) {
  return digits
    .split(" ")
    .map((d, i) => {
      const u = w * (0.14 + i * 0.255);
      return (
        rect(u, h * 0.2, w * 0.22, h * 0.6, fill, { rx: 0.06 }) +
        text(u + w * 0.11, h * 0.5 + h * 0.19, d, {
          size: h * 0.56,
          fill: color,
          anchor: "middle",
          weight: 620,
        })
      );
    })
    .join("");
}

export const picture = {
  id: "services/data-analytics/shared-definition",
  theme: "light",
  title: "Four departments and one number plate",
  draw,
};
