import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { desk } from "../../props/interiors/room.mjs";
import { person } from "../../props/people.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 64, focus: [2.6, 1.6, 0.8], at: [0.48, 0.53], seed: 18 });
  s.ground();
  // Each stream bends once, towards its slot.
  for (let i = 0; i < 15; i++) {
    const from = -6.4 + i * 0.98;
    const slot = -1.2 + i * 0.36;
    const bend = -6.2 + Math.abs(i - 7) * 0.42;
    const c = i % 5 === 2 ? s.theme.materials.teal[2] : s.theme.teal;
    s.path(
      [
        [-14, from],
        [bend, from],
        [bend + Math.abs(from - slot) * 0.55, slot],
        [-1.8, slot],
      ],
      {
        color: c,
        w: 2,
        glow: i % 3 === 0,
        dash: i % 4 === 1 ? "1 7" : undefined,
        opacity: 0.9,
      },
    );
    if (i % 3 === 1 && i < 10)
      s.box(bend - 1.4 + (i % 2), from - 0.14, 0, 0.28, 0.28, 0.28, { color: i % 2 ? "teal" : "pale" });
  }
  s.box(-1.8, -1.7, 0, 4.8, 5.8, 0.5, { color: "dark" });
  s.box(-1.5, -1.4, 0.5, 4.2, 5.2, 0.14, { color: "teal", shadow: false });
  s.box(-1.7, -1.6, 0.64, 4.6, 5.6, 0.5, { color: "mid", shadow: false });
  s.box(-1.4, -1.3, 1.14, 4, 5, 0.14, { color: "teal", shadow: false });
  const deck = (w, h) => {
    let out =
      rect(w * 0.28, h * 0.3, w * 0.44, h * 0.4, palette.steel920, { rx: 0.2 }) +
      iconAt("layers", w / 2, h / 2, 1.3, s.theme.teal, 1.7);
    for (let i = 0; i < 9; i++)
      out += line(0.3, h * (0.12 + i * 0.095), w * 0.26, h * (0.32 + i * 0.045), s.theme.teal, {
        strokeWidth: 0.04,
        opacity: 0.8,
      });
    return out + line(w * 0.72, h / 2, w, h / 2, s.theme.coral, { strokeWidth: 0.14 });
  };
  s.box(-1.6, -1.5, 1.28, 4.4, 5.4, 0.5, { color: "stone", shadow: false, top: deck });
  s.path(parsePoints("3 1.2, 6.2 1.2"), { color: s.theme.coral, w: 6 });
  desk(s, 5.6, -1, 4.4, 4.6, { h: 1.05, color: "pale", body: "dark" });
  [0.5, 0.85, 0.7, 1.2, 1.6].forEach((h, i) => {
    s.box(5.85 + i * 0.8, 0.9, 1.05, 0.6, 0.9, h * 1.9, { color: i === 4 ? "coral" : "teal", shadow: false });
  });
  person(s, 7.7, -1.6, { size: 1.35, color: "coral", skin: 1, pose: "points" });
  person(s, 9.3, -1.6, { size: 1.35, color: "pale", skin: 3, pose: "waits" });
  chip(s, {
    x: 60,
    y: 744,
    icon: "badge-check",
    label: "One figure",
    sub: "Both departments agree",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "services/data-analytics/card",
  theme: "dark",
  title: "Many data streams, one platform, one chart on a table",
  draw,
};
