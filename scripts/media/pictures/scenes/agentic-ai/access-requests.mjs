import { iconAt } from "../../engine/icons.mjs";
import { palette } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/tags/label.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/shapes/slabs.mjs";
import { windows } from "../../props/textures/surfaces.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 59, focus: [0.3, 0.3, 0.9], at: [0.5, 0.56], seed: 9 });
  s.ground();
  const systems = [
    [-7, -3.3, "mail", "open"],
    [-3.3, -7, "database", "open"],
    [3.2, -4.8, "credit-card", "closed"],
    [-5, 3.2, "truck", "closed"],
    [3.7, 0.4, "folder", "open"],
    [0.2, 3.8, "users", "wait"],
  ];
  s.plate(-1.7, -1.2, 3.8, 3.2, s.theme.floor2, { stroke: s.theme.teal, strokeWidth: 1.6 });
  systems.forEach(([x, y, glyph, state], i) => {
    const c = { open: s.theme.teal, wait: s.theme.coral, closed: s.theme.line }[state];
    const side = i === 5 ? -0.5 : 0.2;
    s.path(
      [
        [x + 0.55, y + 2.3],
        [x + 0.55, y + 2.75],
        [side, y + 2.75],
        [side, 0.4],
      ],
      {
        color: c,
        w: state === "closed" ? 2.4 : 3.6,
        glow: state !== "closed",
        dash: state === "open" ? undefined : "2 10",
      },
    );
    door(s, x, y, glyph, state, c);
    person(s, x + 2.75, y + 1.5, {
      size: 0.8,
      color: ["teal", "pale", "stone", "stone", "amber", "coral"][i],
      skin: i,
      pose: state === "closed" ? "stands" : state === "wait" ? "waits" : "holds",
    });
  });
  s.box(-1, 0.1, 0, 2.4, 0.5, 0.24, { color: "dark" });
  const face = (w, h) =>
    rect(0, 0, w, h * 0.2, s.theme.coral) +
    rect(w * 0.38, h * 0.05, w * 0.24, h * 0.06, palette.dark900, { rx: 0.08 }) +
    circle(w / 2, h * 0.45, w * 0.24, palette.steel230) +
    circle(w / 2, h * 0.41, w * 0.09, palette.dark800) +
    path(`M${w * 0.33} ${h * 0.57}Q${w * 0.5} ${h * 0.42} ${w * 0.67} ${h * 0.57}Z`, {
      fill: palette.dark800,
    }) +
    rect(w * 0.2, h * 0.72, w * 0.6, 0.17, palette.dark800, { rx: 0.08 }) +
    rect(w * 0.3, h * 0.82, w * 0.4, 0.13, palette.steel410, { rx: 0.06 });
  board(s, -0.95, 0.26, 2.3, 3.1, { z: 0.24, paint: face });
  label(s, { x: 60, y: 806, text: "Waiting for a yes", tone: "coral", icon: "clock" });
  s.leader([0.75, 6.5, 0], [260, 806]);
  return s;
}

/** A system, whose door is open, waiting or closed. */
function door(s, x, y, glyph, state, c) {
  const lit = { open: palette.amber, wait: palette.steel900, closed: palette.steel900 }[state];
  s.box(x, y, 0, 2.3, 2.1, 1.9, {
    color: state === "closed" ? "dark" : "mid",
    left: (w, h) =>
      rect(w * 0.1, h * 0.26, w * 0.34, h * 0.74, lit) +
      (state === "open"
        ? path(`M${w * 0.1} ${h * 0.26}L${-w * 0.02} ${h * 0.36}L${-w * 0.02} ${h * 1.06}L${w * 0.1} ${h}Z`, {
            fill: palette.teal570,
          })
        : rect(w * 0.1, h * 0.26, w * 0.34, h * 0.74, state === "wait" ? palette.coral : palette.steel771, {
            opacity: state === "wait" ? 0.9 : 1,
          }) +
          iconAt(
            state === "wait" ? "clock" : "lock",
            w * 0.27,
            h * 0.62,
            0.44,
            state === "wait" ? palette.dark900 : palette.steel420,
            2.4,
          )) +
      iconAt(glyph, w * 0.72, h * 0.44, 0.78, c === s.theme.line ? palette.slate300 : c, 2),
    right: windows({ cols: 3, rows: 2, lit: state === "closed" ? 0 : 0.4, seed: 4 }),
    top: (w, h) => rect(w * 0.1, h * 0.1, w * 0.8, h * 0.8, undefined, { stroke: c, strokeWidth: 0.05 }),
  });
}

export const picture = {
  id: "services/agentic-ai/access-requests",
  theme: "dark",
  title: "A badge among six systems with doors",
  draw,
};
