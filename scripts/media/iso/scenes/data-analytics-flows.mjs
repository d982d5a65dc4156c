/** Service page "Data & Analytics", second part: pipelines, questions and a move. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { truck } from "../props/cars.mjs";
import { conveyor } from "../props/conveyor.mjs";
import { discStore } from "../props/data-stores.mjs";
import { depot } from "../props/depot.mjs";
import { parcel } from "../props/goods.mjs";
import { leaf } from "../props/paper.mjs";
import { person } from "../props/people.mjs";
import { lines } from "../props/print.mjs";
import { board, cutout } from "../props/slabs.mjs";

/** Crates of data run through a gate; the odd one stands aside under a lamp with a note. */
function pipelineFaults(theme) {
  const s = new Scene({ theme, scale: 66, focus: [1.6, 1.4, 0.9], at: [0.5, 0.52], seed: 21 });
  s.ground();
  conveyor(s, -7.4, -0.8, 17, { w: 1.7, h: 0.9, color: "mid" });
  const data = (w, h) =>
    [0, 1, 2]
      .map((r) =>
        [0, 1, 2]
          .map((c) =>
            rect(w * (0.14 + c * 0.26), h * (0.2 + r * 0.24), w * 0.2, h * 0.16, "#FFFFFF", {
              op: r ? 0.55 : 0.95,
            }),
          )
          .join(""),
      )
      .join("");
  for (const x of [-6.8, -4.8, -2.8, 3.2, 5.2, 7.2])
    s.box(x, -0.5, 1, 1.2, 1.1, 1.1, {
      color: x < 0 ? "stone" : "teal",
      shadow: false,
      left: data,
      right: data,
    });
  s.plate(-0.5, 2.2, 3.8, 3.9, s.t.floor2, { stroke: s.t.coral, sw: 2, dash: "8 8" });
  // The gate.
  s.box(-0.1, -1.5, 0, 1.3, 0.5, 3.4, { color: "pale" });
  s.box(-0.1, 1.1, 0, 1.3, 0.5, 3.4, {
    color: "pale",
    left: (w, h) =>
      [0.2, 0.4, 0.6, 0.8]
        .map((k, i) => circle(w / 2, h * k, 0.15, i === 2 ? "#FF6A3D" : "#22B9A2"))
        .join(""),
  });
  s.box(-0.1, -1.5, 3.4, 1.3, 3.1, 0.9, {
    color: "dark",
    shadow: false,
    right: (w, h) => iconAt("scan-line", w / 2, h / 2, 0.7, s.t.teal, 2),
    left: (w, h) => rect(w * 0.15, h * 0.4, w * 0.7, h * 0.2, s.t.teal, { rx: 0.05 }),
  });
  for (const y of [-0.6, -0.1, 0.4])
    s.path(
      [
        [0.6, y, 3.4],
        [0.6, y, 1.02],
      ],
      { color: s.t.teal, w: 2, layer: "item" },
    );
  // The odd one: one column too few, under the lamp.
  const odd = (w, h) =>
    [0, 1, 2]
      .map((r) =>
        [0, 2]
          .map((c) =>
            rect(w * (0.14 + c * 0.26), h * (0.2 + r * 0.24), w * 0.2, h * 0.16, INK, { op: r ? 0.5 : 0.9 }),
          )
          .join(""),
      )
      .join("") +
    rect(w * 0.38, h * 0.14, w * 0.24, h * 0.76, undefined, { stroke: INK, sw: 0.05, dash: "0.1 0.1" });
  s.box(0.5, 3.2, 0, 1.6, 1.5, 1.5, {
    color: "coral",
    left: odd,
    right: odd,
    top: (w, h) => iconAt("circle-question-mark", w / 2, h / 2, 0.8, INK, 2),
  });
  const cone = (list, op) => s.draw(s.polygon(list, s.t.amber, { "fill-opacity": op }));
  s.group(() => {
    s.lathe(-1.1, 4.2, 0, coords("0.34 0, 0.34 0.12, 0.08 0.14, 0.07 4.2"), { color: "dark", shadow: false });
    s.beam([-1.1, 4.2, 4.2], [1.2, 4, 4.2], 0.14, { color: "dark" });
  }, [-1.4, 3.9, 0, -0.8, 4.5, 4.3]);
  s.lathe(1.2, 4, 3.75, coords("0.55 0, 0.16 0.42"), { color: "amber", shadow: false });
  cone(coords("0.75 4.4 3.78, 1.65 3.6 3.78, 3.4 2.6 0, 1.4 5.8 0, -0.4 5.4 0"), 0.1);
  s.path(coords("0.6 1.7, 1.3 1.7, 1.3 3.1"), { color: s.t.coral, w: 4 });
  // The note beside it.
  board(s, 2.9, 4.3, 1.9, 2.1, {
    paint: (w, h) =>
      rect(0, 0, w, 0.22, "#FF6A3D") +
      icon("pencil-line", 0.18, 0.36, 0.5, "#C93F14", 2.2) +
      `<g transform="translate(0 .86)">${lines(4, { color: "#566A72", top: 0.02, marks: { 1: "#FF6A3D" } })(w, h - 0.9, s)}</g>`,
  });
  person(s, 6, 3.4, { size: 1.45, color: "teal", skin: 2 });
  chip(s, { x: 752, y: 64, icon: "bell-ring", label: "Column renamed", sub: "Engineer on duty told" });
  label(s, { x: 64, y: 792, text: "Held back", tone: "coral", icon: "hand" });
  s.leader([0.5, 4.7, 0.3], [230, 800]);
  return s;
}

/** A spoken question becomes a chart; the query lies beneath it and the depots stand behind. */
function plainQuestions(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.6, 0.8, 1.3], at: [0.5, 0.53], seed: 40 });
  s.ground();
  for (const [x, lit] of [
    [-5.4, undefined],
    [-0.4, 1],
    [4.6, undefined],
  ])
    depot(s, x, -6, { dx: 4, dy: 2.2, h: 1.8, lit, color: "dark", roof: "stone" });
  truck(s, 5.2, -3.2, { color: "mid", len: 2 });
  truck(s, -1.2, -3.2, { color: "coral", len: 2 });
  // The bubble.
  const shape = (fill) =>
    path("M.7 0H4.3Q5 0 5 .7V2.3Q5 3 4.3 3H2.1L1 4.1V3H.7Q0 3 0 2.3V.7Q0 0 .7 0Z", { fill });
  const say = () =>
    ["Which depots", "were late?"]
      .map((q, i) => text(0.5, 1.2 + i * 0.82, q, { size: 0.6, fill: INK, weight: 560, display: true }))
      .join("");
  cutout(s, -5, 1.6, 0.1, 5, 4.1, { depth: 0.5, shape, paint: say, shadow: true });
  // It falls apart into tiles and these stand up as bars.
  coords("0.4 2.9, 0.55 2.1, 0.9 3.3, 1.15 1.5, 1.4 2.5").forEach(([x, z], i) => {
    s.box(x, 1.8, z - 0.3, 0.34, 0.3, 0.34, { color: i < 2 ? "pale" : "teal", shadow: false });
  });
  s.box(1.7, 1.2, 0, 6.8, 1.5, 0.3, { color: "mid" });
  [1.1, 1.7, 3.4, 1.4, 2.2, 0.9].forEach((h, i) => {
    s.box(2.05 + i * 1.05, 1.5, 0.3, 0.72, 0.8, h, { color: i === 2 ? "coral" : "teal", shadow: false });
  });
  // The lines of the query, on a plate in front.
  const words = [
    [
      ["select", 1],
      ["depot, carrier", 0],
    ],
    [
      ["from", 1],
      ["cut_offs", 0],
    ],
    [
      ["where", 1],
      ["missed", 2],
    ],
  ];
  const code = (_w, h) =>
    words
      .map((row, i) => {
        let u = 0.4;
        return row
          .map(([q, k]) => {
            const at = u;
            u += q.length * 0.28 + 0.26;
            return text(at, h * (0.3 + i * 0.26), q, {
              size: 0.46,
              mono: true,
              weight: 480,
              fill: [s.t.text, s.t.teal, s.t.coralText][k],
            });
          })
          .join("");
      })
      .join("");
  s.box(1.7, 3.6, 0, 6.8, 2.2, 0.16, { color: "black", top: code });
  s.path(coords("5 3.6, 5 2.7"), { color: s.t.teal, w: 3 });
  person(s, -3.2, 4.2, { size: 1.5, color: "amber", skin: 3 });
  label(s, { x: 64, y: 770, text: "Query shown", tone: "teal", icon: "code" });
  s.leader([1.8, 5.4, 0.16], [236, 780]);
  return s;
}

/** Reports cross from the old store to the new one; a balance compares both. */
function warehouseMove(theme) {
  const s = new Scene({ theme, scale: 56, focus: [-0.2, 0.2, 1.2], at: [0.5, 0.52], seed: 27 });
  s.ground();
  const grey = ["#B9C0BF", "#8E9897", "#6B7675"];
  // Old on the left, new on the right, a channel between them.
  s.plate(-7.6, 0.8, 6.2, 8, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.plate(1.6, -7.6, 7, 6.6, s.t.floor, { stroke: s.t.teal, sw: 1.6 });
  discStore(s, -5, 3.4, { r: 1.75, h: 3.9, discs: 4, color: grey, lamp: "#566A72" });
  parcel(s, -3.9, 6.6, { dx: 1.7, dy: 1.4, dz: 0.9 });
  leaf(s, -3.1, 7.2, 1.15, { turn: 20, tilt: 0.2, seed: 4 });
  leaf(s, -2.9, 7.3, 1.35, { turn: -25, tilt: 0.1, roll: 0.1, seed: 6 });
  discStore(s, 4.6, -4.2, { r: 1.75, h: 3.9, discs: 4, color: "teal", lamp: "#FFFFFF" });
  // The bridge runs along the screen from one to the other in one straight flight.
  bridge(s);
  chip(s, {
    x: 752,
    y: 742,
    icon: "scale",
    label: "Totals match",
    sub: "Both sides in parallel",
    tone: "teal",
  });
  label(s, { x: 70, y: 790, text: "No readers", tone: "coral", icon: "eye-off" });
  s.leader([-2.9, 8, 0.3], [140, 790]);
  label(s, { x: 140, y: 150, text: "Old", tone: "muted", icon: "database" });
  label(s, { x: 960, y: 150, text: "New", tone: "teal", icon: "database" });
  return s;
}

/** A deck from lower left to upper right with sheets on their way, and the balance before it. */
function bridge(s) {
  const z = 1.5;
  const a = [-3, 1.4];
  s.box(-0.8, -4.6, z - 0.3, 1.5, 8.6, 0.3, { color: "sand", shadow: false });
  s.shadow(-0.8, -4.6, 1.5, 8.6, 0.6);
  for (const y of [-3.6, -0.5, 2.8]) s.box(-0.5, y, 0, 0.9, 0.5, z - 0.3, { color: "pale", shadow: false });
  s.box(-3.4, 3, z - 0.3, 2.6, 1, 0.3, { color: "sand", shadow: false });
  s.box(0.7, -4.6, z - 0.3, 2.5, 1, 0.3, { color: "sand", shadow: false });
  for (const [i, y] of [-3.4, -1.6, 0.2, 2].entries())
    board(s, -0.2, y, 1.2, 1.5, {
      z,
      face: "right",
      color: "pale",
      depth: 0.12,
      shadow: false,
      paint: (w, h) =>
        rect(0, 0, w, 0.18, i === 2 ? "#FF6A3D" : "#0C8A78") +
        (i % 2
          ? lines(5, { seed: i + 3, color: "#566A72", top: 0.22 })(w, h, s)
          : [0.5, 0.8, 0.35, 0.65]
              .map((k, j) => rect(0.16 + j * 0.24, h * 0.86 - k * 0.9, 0.16, k * 0.9, "#81959A"))
              .join("")),
    });
  balance(s, 2.6, 1.7, a);
}

/** A balance: foot, post, beam and two pans with a small store on each. */
function balance(s, x, y) {
  s.lathe(x, y, 0, coords("0.8 0, 0.8 0.16, 0.14 0.3, 0.1 3"), { color: "dark" });
  s.items.at(-1).bounds = [x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, 3];
  s.beam([x - 1.3, y + 1.3, 3], [x + 1.3, y - 1.3, 3], 0.16, {
    color: "coral",
    bounds: [x - 0.3, y - 0.3, 3, x + 0.3, y + 0.3, 3.2],
  });
  s.sphere(x, y, 3.15, 0.18, { color: "coral" });
  for (const [k, color] of [
    [-1, ["#B9C0BF", "#8E9897", "#6B7675"]],
    [1, "teal"],
  ]) {
    const [px, py] = [x + k * 1.3, y - k * 1.3];
    for (const d of [-0.5, 0.5])
      s.path(
        [
          [px, py, 3],
          [px + d, py - d, 1.5],
        ],
        { color: s.t.muted, w: 2, layer: "item", glow: false },
      );
    s.lathe(px, py, 1.4, coords("0.5 0, 0.7 0.12"), { color: "dark", shadow: false });
    discStore(s, px, py, { z: 1.52, r: 0.4, h: 0.8, discs: 2, color });
  }
}

const id = (name) => `services/data-analytics/${name}`;

export const pictures = [
  {
    id: id("pipeline-faults"),
    theme: "ink",
    title: "An odd crate of data set aside at a gate",
    draw: pipelineFaults,
  },
  {
    id: id("plain-questions"),
    theme: "ink",
    title: "A question that turns into a chart",
    draw: plainQuestions,
  },
  {
    id: id("warehouse-move"),
    theme: "paper",
    title: "Reports crossing a bridge to a new data store",
    draw: warehouseMove,
  },
];
