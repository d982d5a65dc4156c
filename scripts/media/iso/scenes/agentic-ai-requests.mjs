/** Service page "Agentic AI", second part: reports, requests and the limits of an agent. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { agent } from "../props/agents.mjs";
import { ribs, windows } from "../props/faces.mjs";
import { parcel } from "../props/goods.mjs";
import { person } from "../props/people.mjs";
import { written } from "../props/print.mjs";
import { phone } from "../props/screens.mjs";
import { board, cutout } from "../props/slabs.mjs";
import { fence } from "../props/street.mjs";

/** A lift shaft cut open; a spoken minute becomes a report and a part on its way. */
function fieldReports(theme) {
  const s = new Scene({ theme, scale: 56, focus: [2.4, 0.6, 1.6], at: [0.49, 0.58], seed: 5 });
  s.ground();
  // The shaft: two walls, a pit, three landings on the right wall.
  const H = 5.5;
  s.plate(-3.6, -3, 4.2, 4.2, s.t.floor2, { stroke: s.t.line, sw: 1 });
  const landings = (w, h) =>
    [0.05, 0.38, 0.71]
      .map(
        (k) =>
          rect(w * 0.24, h * k + 0.2, w * 0.52, h * 0.24, "#81959A", { op: 0.9 }) +
          line(w / 2, h * k + 0.2, w / 2, h * k + 0.2 + h * 0.24, "#2A4650", { sw: 0.05 }) +
          line(0, h * (k + 0.3), w, h * (k + 0.3), "#81959A", { sw: 0.06 }),
      )
      .join("");
  s.box(-3.6, -3.2, 0, 4.2, 0.2, H, { color: "stone", left: landings });
  s.box(-3.8, -3.2, 0, 0.2, 4.4, H, {
    color: "stone",
    shadow: false,
    right: (w, h) =>
      [0.22, 0.78].map((k) => rect(w * k, 0, 0.14, h, "#4A6A74")).join("") +
      [1, 2, 3, 4, 5, 6]
        .map((k) => line(w * 0.1, (h * k) / 7, w * 0.9, (h * k) / 7, "#81959A", { sw: 0.05 }))
        .join(""),
  });
  s.box(-3.8, -3.2, H, 4.4, 0.2, 0.14, { color: "dark", shadow: false });
  s.box(-3.8, -3, H, 0.2, 4.2, 0.14, { color: "dark", shadow: false });
  // Machine beam with the sheave, the ropes, the car and its counterweight.
  s.box(-3.6, -1.2, H - 0.34, 4.2, 0.3, 0.3, { color: "dark", shadow: false });
  s.drum(-1.5, -0.9, H - 0.2, 0.55, 0.4, {
    axis: "y",
    color: "coral",
    face: (r) => circle(0, 0, r * 0.62, "#A7452C") + circle(0, 0, r * 0.2, "#FFFFFF"),
    bounds: [-2.1, -0.9, H - 0.7, -0.9, -0.5, H + 0.4],
  });
  for (const x of [-1.95, -1.05])
    s.beam([x, -0.7, 3.1], [x, -0.7, H - 0.2], 0.06, {
      color: "black",
      bounds: [x - 0.05, -0.8, 3.1, x + 0.05, -0.6, H - 0.7],
    });
  s.box(-2.9, -2.2, 0.9, 2.8, 2.6, 2.2, {
    color: "mid",
    shadow: false,
    left: (w, h) =>
      rect(w * 0.12, h * 0.12, w * 0.76, h * 0.88, "#F6D5A4", { op: 0.95 }) +
      line(w / 2, h * 0.12, w / 2, h, "#2A4650", { sw: 0.06 }) +
      rect(w * 0.42, 0.06, w * 0.16, 0.16, "#0A7265"),
    right: ribs(7, 0.16),
  });
  s.path(coords("-1.5 0.42 0.9, -1.5 0.42 0.05"), { color: s.t.line, w: 2, dash: "3 6", layer: "item" });
  // The engineer and her telephone, grown to the size of the shaft.
  person(s, -0.4, 2.9, { size: 1.45, color: "coral", skin: 2 });
  s.sphere(-0.4, 2.9, 2.3, 0.26, { color: "amber", dome: true });
  s.items.at(-1).bounds = [-0.6, 2.7, 2.54, -0.2, 3.1, 2.8];
  const wave = (w, h) => {
    const bar = [0.3, 0.62, 1, 0.5, 0.84, 0.36, 0.7, 0.28];
    return (
      bar
        .map((b, i) =>
          rect(
            0.3 + (i * (w - 0.6)) / 8,
            h * 0.4 - b * 0.62,
            0.12,
            b * 1.24,
            i % 3 === 1 ? "#FF6A3D" : "#0C8A78",
            { rx: 0.06 },
          ),
        )
        .join("") +
      circle(w / 2, h * 0.77, 0.42, "#FF6A3D") +
      iconAt("mic", w / 2, h * 0.77, 0.46, INK, 2)
    );
  };
  phone(s, 1.6, 0.3, { h: 4.2, w: 2.3, paint: wave });
  s.path(coords("4 0.4, 4.8 0.4"), { color: s.t.teal, w: 4, dash: "2 10" });
  const report = (w, h) =>
    written("Visit report", { count: 6, size: 0.38, band: "#0A7265", seed: 4 })(w, h * 0.8, s) +
    [0, 1, 2].map((i) => icon("check", 0.24 + i * 0.62, h * 0.8, 0.44, "#0A7265", 3)).join("");
  board(s, 4.9, 0.2, 3.1, 4.1, { paint: report });
  // The spare part in its open crate, on the way along the lane.
  s.path(coords("8.1 0.4, 9.6 0.4, 9.6 3.2, 3.4 3.2, 1.2 3.2"), { color: s.t.coral, w: 4, dash: "2 11" });
  parcel(s, 5, 2.3, { dx: 1.8, dy: 1.8, dz: 0.9 });
  s.drum(5.9, 2.9, 1.52, 0.62, 0.5, {
    axis: "y",
    color: "coral",
    face: (r) => circle(0, 0, r * 0.66, "#A7452C") + circle(0, 0, r * 0.24, "#FFFFFF"),
    bounds: [5.3, 2.8, 0.95, 6.5, 3.5, 2.1],
  });
  chip(s, { x: 776, y: 70, icon: "cog", label: "Part ready to order", sub: "Waits for your tap" });
  label(s, { x: 70, y: 770, text: "Spoken on site", tone: "teal", icon: "audio-lines" });
  s.leader([-0.4, 3.2, 0.1], [200, 770]);
  return s;
}

/** A new starter's badge and six systems, each with its own door and owner. */
function accessRequests(theme) {
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

/** An agent in its yard, with the tools it may use, a spending dial and a stop button outside. */
function agentLimits(theme) {
  const s = new Scene({ theme, scale: 70, focus: [2.9, 2.7, 0.9], at: [0.475, 0.505], seed: 14 });
  s.ground();
  s.plate(-0.6, -0.6, 6.2, 6.2, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // Tool wall along the far side: three hooks in use, one empty.
  const tools = ["search", "mail", "file-pen-line"];
  const hooks = (w, h) =>
    Array.from({ length: 60 }, (_, i) =>
      circle(
        0.3 + (i % 12) * ((w - 0.6) / 11),
        0.25 + Math.floor(i / 12) * ((h - 0.5) / 4),
        0.035,
        "#81959A",
      ),
    ).join("") +
    tools
      .map(
        (t, i) =>
          rect(0.5 + i * 1.75, h * 0.24, 1.3, h * 0.56, "#FFFFFF", { rx: 0.14 }) +
          iconAt(t, 1.15 + i * 1.75, h * 0.52, 0.8, i === 0 ? "#C93F14" : "#0A665A", 2),
      )
      .join("");
  s.box(0, -0.5, 0, 5.6, 0.24, 2.5, { color: "mid", left: hooks });
  fence(s, -0.5, 0.1, 6.1, 5.4, { h: 0.85, step: 1.08, sides: "wse", color: "pale" });
  agent(s, 1.6, 1.7, 0, 2.1);
  s.path(coords("2.6 1.6, 2.6 0.2"), { color: s.t.teal, w: 3, dash: "2 10" });
  // Outside: the gauge on its post and the stop button.
  s.box(7.2, -0.2, 0, 1.5, 0.7, 0.2, { color: "dark" });
  s.box(7.8, 0.05, 0.2, 0.26, 0.26, 1.1, { color: "dark", shadow: false });
  const dial = (w, h) => {
    const r = w * 0.36;
    const at = (a, q = r) => [w / 2 - Math.cos(a) * q, h * 0.64 - Math.sin(a) * q];
    const arc = (a, b, c) =>
      path(`M${at(a).join(" ")}A${r} ${r} 0 0 1 ${at(b).join(" ")}`, { stroke: c, sw: 0.26, cap: "butt" });
    return (
      arc(0, 1.7, "#0C8A78") +
      arc(1.74, 2.4, "#E9B872") +
      arc(2.44, Math.PI, "#FF6A3D") +
      line(w / 2, h * 0.64, ...at(1.15, r * 0.86), INK, { sw: 0.09 }) +
      circle(w / 2, h * 0.64, 0.14, INK) +
      text(w / 2, h * 0.88, "Spend", { size: 0.38, fill: INK, anchor: "middle", weight: 560 })
    );
  };
  cutout(s, 6.6, 0, 1.3, 2.6, 2.2, {
    depth: 0.34,
    color: "pale",
    paint: dial,
    shadow: false,
    shape: (fill) => rect(0, 0, 2.6, 2.2, fill, { rx: 0.3 }),
  });
  s.box(6.9, 3.4, 0, 2.4, 2.4, 1, {
    color: "amber",
    left: (w, h) =>
      text(w / 2, h * 0.66, "STOP", { size: 0.62, fill: INK, anchor: "middle", weight: 700, ls: 0.04 }),
    right: (w, h) =>
      [0, 1, 2, 3]
        .map((i) =>
          path(
            `M${w * (0.02 + i * 0.26)} ${h}L${w * (0.14 + i * 0.26)} 0H${w * (0.26 + i * 0.26)}L${w * (0.14 + i * 0.26)} ${h}Z`,
            { fill: INK, op: 0.55 },
          ),
        )
        .join(""),
  });
  s.lathe(
    8.1,
    4.6,
    1,
    [
      [0.95, 0],
      [0.95, 0.2],
      [0.82, 0.2, "coral"],
      [0.82, 0.5],
      [0.66, 0.66],
    ],
    { color: "black", shadow: false },
  );
  person(s, 10, 3.3, { size: 1.3, color: "teal", skin: 3 });
  label(s, { x: 92, y: 120, text: "Three tools, no more", tone: "teal", icon: "wrench" });
  s.leader([0.6, -0.2, 2.5], [330, 166]);
  chip(s, {
    x: 60,
    y: 752,
    icon: "id-card",
    label: "An account of its own",
    sub: "Its limits sit outside the model",
    tone: "teal",
  });
  return s;
}

const id = (name) => `services/agentic-ai/${name}`;

export const pictures = [
  {
    id: id("field-reports"),
    theme: "paper",
    title: "A lift shaft, a spoken report and a spare part",
    draw: fieldReports,
  },
  {
    id: id("access-requests"),
    theme: "ink",
    title: "A badge among six systems with doors",
    draw: accessRequests,
  },
  {
    id: id("agent-limits"),
    theme: "paper",
    title: "An agent inside a fence, a stop button outside",
    draw: agentLimits,
  },
];
