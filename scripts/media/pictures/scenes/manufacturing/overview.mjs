import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { conveyor } from "../../props/industry/conveyor.mjs";
import { robot } from "../../props/industry/robot.mjs";
import { room } from "../../props/interiors/room.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { person } from "../../props/people.mjs";
import { press } from "./press.mjs";

function base({ theme = "dark", scale = 44, focus = [4, 2, 1], at = [0.5, 0.5], seed = 3 } = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  room(s, -4.4, -4.2, 16.6, 12, 2.6, {
    wall: "dark",
    right: (w, h) =>
      [0.08, 0.3, 0.52, 0.74]
        .map((u) =>
          rect(w * u, h * 0.25, w * 0.16, h * 0.4, s.theme.dark ? palette.steel660 : palette.steel140),
        )
        .join(""),
    left: (w, h) =>
      [0.06, 0.24, 0.42, 0.6, 0.78]
        .map((u) =>
          rect(w * u, h * 0.25, w * 0.13, h * 0.4, s.theme.dark ? palette.steel660 : palette.steel140),
        )
        .join(""),
  });
  conveyor(s, -4.2, 0, 16, { w: 1.3 });
  return s;
}

function draw(theme) {
  const s = base({ theme, scale: 43, focus: [3.6, 1.8, 0.8], at: [0.5, 0.51] });
  press(s, -3.4, -3.2, { color: "mid", ram: 0.2 });
  press(s, 0.4, -3.2, { color: "mid", ram: 0.8, glow: "amber" });
  press(s, 4.2, -3.2, { color: "mid", ram: 0.5 });
  for (let i = 0; i < 6; i++) {
    const x = -3.2 + i * 2.7;
    s.box(x, 0.25, 0.8, 1, 0.8, 0.34, { color: i > 3 ? "teal" : i === 3 ? "coral" : "pale" });
    if (i > 1) s.cylinder(x + 0.5, 0.65, 1.14, 0.24, 0.26, { color: "dark", shadow: false });
  }
  robot(s, 1.6, 2.9, [2.6, 1.1, 1.9], { elbow: [-0.1, -0.3, 3], color: "coral" });
  robot(s, 5, 2.9, [5.4, 1.1, 1.9], { elbow: [0.2, -0.2, 3.1], color: "coral" });
  robot(s, 8.6, 2.9, [8, 1.1, 1.9], { elbow: [0.3, -0.2, 3], color: "amber" });
  s.box(8.4, -3.4, 0, 3, 1.6, 1.8, {
    color: "stone",
    left: (w, h) =>
      [0, 1, 2]
        .map(
          (i) =>
            rect(w * (0.08 + i * 0.3), h * 0.14, w * 0.24, h * 0.4, palette.steel920, { rx: 0.04 }) +
            line(
              w * (0.12 + i * 0.3),
              h * 0.4,
              w * (0.28 + i * 0.3),
              h * 0.24,
              i === 1 ? s.theme.coral : palette.teal,
              { strokeWidth: 0.05 },
            ),
        )
        .join(""),
  });
  s.path(parsePoints("-4 6.2, 11.6 6.2"), { color: s.theme.amber, w: 3, dash: "16 12", glow: false });
  s.box(3, 5.6, 0.1, 1.9, 1.3, 0.3, { color: "teal", shadow: 0.5 });
  parcel(s, 3.3, 5.8, { z: 0.4, dx: 1.1, dy: 0.9, dz: 0.8, color: "mid" });
  s.shadow(3, 5.6, 1.9, 1.3, 0.8);
  person(s, -1.6, 3.4, { color: "amber", skin: 1 });
  person(s, 9.8, 5, { color: "teal", skin: 2 });
  s.path(parsePoints("9.4 -1.6, 9.4 -0.5, 12.4 -0.5, 12.4 1, 15 1"), { color: s.theme.teal, w: 3 });
  chip(s, {
    x: 56,
    y: 60,
    icon: "factory",
    label: "The line explains itself",
    sub: "Machine, part and person",
    tone: "teal",
  });
  return s;
}

export const picture = {
  id: "industries/manufacturing/overview",
  theme: "dark",
  title: "A hall with presses, robots and a line",
  draw,
};
