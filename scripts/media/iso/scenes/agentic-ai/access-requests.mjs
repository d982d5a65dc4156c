/** Agentic AI: a badge among six systems with doors. */
import { iconAt } from "../../engine/icons.mjs";
import { INK } from "../../engine/palette.mjs";
import { Scene } from "../../engine/scene.mjs";
import { circle, path, rect } from "../../engine/svg.mjs";
import { label } from "../../overlays/label.mjs";
import { windows } from "../../props/faces.mjs";
import { person } from "../../props/people.mjs";
import { board } from "../../props/slabs.mjs";

/** A new starter's badge and six systems, each with its own door and owner. */
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
  s.plate(-1.7, -1.2, 3.8, 3.2, s.t.floor2, { stroke: s.t.teal, sw: 1.6 });
  systems.forEach(([x, y, glyph, state], i) => {
    const c = { open: s.t.teal, wait: s.t.coral, closed: s.t.line }[state];
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
      size: 1.05,
      color: ["teal", "pale", "stone", "stone", "amber", "coral"][i],
      skin: i,
    });
  });
  // The badge on its lanyard.
  s.box(-1, 0.1, 0, 2.4, 0.5, 0.24, { color: "dark" });
  const face = (w, h) =>
    rect(0, 0, w, h * 0.2, s.t.coral) +
    rect(w * 0.38, h * 0.05, w * 0.24, h * 0.06, INK, { rx: 0.08 }) +
    circle(w / 2, h * 0.45, w * 0.24, "#B9CBCE") +
    circle(w / 2, h * 0.41, w * 0.09, "#12303B") +
    path(`M${w * 0.33} ${h * 0.57}Q${w * 0.5} ${h * 0.42} ${w * 0.67} ${h * 0.57}Z`, { fill: "#12303B" }) +
    rect(w * 0.2, h * 0.72, w * 0.6, 0.17, "#12303B", { rx: 0.08 }) +
    rect(w * 0.3, h * 0.82, w * 0.4, 0.13, "#86A0A6", { rx: 0.06 });
  board(s, -0.95, 0.26, 2.3, 3.1, { z: 0.24, paint: face });
  label(s, { x: 910, y: 96, text: "Owner said yes", tone: "teal", icon: "door-open" });
  s.leader([-0.4, -5.5, 1.6], [930, 142]);
  label(s, { x: 60, y: 806, text: "Waiting for a yes", tone: "coral", icon: "clock" });
  s.leader([0.75, 6.5, 0], [260, 806]);
  return s;
}

/** A system as a small block with a door that stands open, waits or is shut. */
function door(s, x, y, glyph, state, c) {
  const lit = { open: "#FFC27A", wait: "#0B1F28", closed: "#0B1F28" }[state];
  s.box(x, y, 0, 2.3, 2.1, 1.9, {
    color: state === "closed" ? "dark" : "mid",
    left: (w, h) =>
      rect(w * 0.1, h * 0.26, w * 0.34, h * 0.74, lit) +
      (state === "open"
        ? path(`M${w * 0.1} ${h * 0.26}L${-w * 0.02} ${h * 0.36}L${-w * 0.02} ${h * 1.06}L${w * 0.1} ${h}Z`, {
            fill: "#22B9A2",
          })
        : rect(w * 0.1, h * 0.26, w * 0.34, h * 0.74, state === "wait" ? "#FF6A3D" : "#24454F", {
            op: state === "wait" ? 0.9 : 1,
          }) +
          iconAt(
            state === "wait" ? "clock" : "lock",
            w * 0.27,
            h * 0.62,
            0.44,
            state === "wait" ? INK : "#7FA0A9",
            2.4,
          )) +
      iconAt(glyph, w * 0.72, h * 0.44, 0.78, c === s.t.line ? "#A9BABD" : c, 2),
    right: windows({ cols: 3, rows: 2, lit: state === "closed" ? 0 : 0.4, seed: 4 }),
    top: (w, h) => rect(w * 0.1, h * 0.1, w * 0.8, h * 0.8, undefined, { stroke: c, sw: 0.05 }),
  });
}

export const picture = {
  id: "services/agentic-ai/access-requests",
  theme: "ink",
  title: "A badge among six systems with doors",
  draw,
};
