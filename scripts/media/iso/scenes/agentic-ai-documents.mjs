/** Service page "Agentic AI", first part: an agent among papers. */
import { coords } from "../engine/coords.mjs";
import { icon } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { agent } from "../props/agents.mjs";
import { barrel, pallet } from "../props/goods.mjs";
import { leaf, papers } from "../props/paper.mjs";
import { person } from "../props/people.mjs";
import { lines, written } from "../props/print.mjs";
import { desk } from "../props/room.mjs";
import { shelf } from "../props/shelf.mjs";
import { board } from "../props/slabs.mjs";
import { pen } from "../props/writing.mjs";

/** Loose papers go into an agent on a desk and come out as one stack with a place to sign. */
function card(theme) {
  const s = new Scene({ theme, scale: 76, focus: [4.4, 1.8, 1.2], at: [0.485, 0.555], seed: 3 });
  s.ground();
  s.plate(-1.6, -2, 12.2, 8.2, s.t.floor, { stroke: s.t.line, sw: 1 });
  desk(s, -0.6, 0, 10.2, 3.8, { h: 1, color: "mid", body: "dark" });
  papers(s, -0.2, 1.5, 1, 1.3, 1.8, { count: 3, untidy: 0.3, paint: lines(6, { color: "#566A72" }) });
  const air = coords(`
    0.4 2.9 1.7 -24 0.2 0.1, 0.1 1.3 2.6 32 0.35 -0.2, 1.2 2.3 2.35 12 0.1 0.25,
    1.35 1 3.15 -30 0.3 0.1, 2.4 1.6 2.9 18 0.25 -0.15, 2.7 2.6 1.9 -12 0.2 0.15,
    3.3 1.7 2.1 6 0.1 -0.1
  `);
  air.forEach(([x, y, z, turn, tilt, roll], i) => {
    leaf(s, x, y, z, { turn, tilt, roll, seed: i + 2, mark: i % 2 ? 2 : undefined });
  });
  s.box(3.5, 1, 1, 0.7, 1.9, 0.3, { color: "black", shadow: false });
  agent(s, 4.2, 0.9, 1, 2.1);
  s.box(6.3, 1, 1, 0.5, 1.9, 0.22, { color: "black", shadow: false });
  const sign = (w, h) =>
    written("", { count: 6, size: 0.02, band: s.t.teal, seed: 6 })(w, h * 0.82, s) +
    rect(w * 0.1, h * 0.78, w * 0.8, h * 0.15, "#FF6A3D", { op: 0.16, rx: 0.05 }) +
    line(w * 0.16, h * 0.89, w * 0.84, h * 0.89, "#FF6A3D", { sw: 0.05 }) +
    icon("x", w * 0.15, h * 0.79, 0.2, "#FF6A3D", 3);
  const top = papers(s, 7, 0.7, 1, 2, 2.6, { count: 9, paint: sign });
  pen(s, [8.3, 3, top + 0.05], [9.3, 3.1, top + 0.95], {
    width: 0.2,
    bounds: [7.1, 3.2, top, 9.5, 3.4, 4],
  });
  person(s, 9, -0.9, { size: 1.5, color: "coral", skin: 1 });
  binders(s, 3.6, -3.6);
  s.path(coords("-6 5, -2.6 5, -2.6 1.8, -0.7 1.8"), { color: s.t.teal, w: 3, dash: "1 10" });
  s.path(coords("9.7 1.9, 12.4 1.9, 12.4 5, 16 5"), { color: s.t.coral, w: 4 });
  chip(s, { x: 64, y: 742, icon: "signature", label: "Ready to sign", sub: "A person decides" });
  return s;
}

/** A bookcase of binders at the back of the room. */
function binders(s, x, y) {
  shelf(s, x, y, 4.4, {
    levels: 3,
    gap: 1.05,
    depth: 0.8,
    color: "mid",
    back: "dark",
    goods: (sc, level, x0, _x1, gy, z) => {
      for (let i = 0; i < 9; i++) {
        if ((i + level * 2) % 6 === 5) continue;
        const color = ["stone", "mid", "teal", "stone", "pale", "mid"][(i * 3 + level) % 6];
        sc.box(x0 + 0.12 + i * 0.46, gy + 0.1, z, 0.38, 0.5, 0.72, {
          color,
          shadow: false,
          left: (w, h) => rect(w * 0.3, h * 0.16, w * 0.4, h * 0.34, "#FFFFFF", { op: 0.5 }),
        });
      }
    },
  });
}

/** Three papers about one delivery; the line that differs is lit across all of them. */
function supplierInvoices(theme) {
  const s = new Scene({ theme, scale: 69, focus: [5.1, 1.2, 0.3], at: [0.49, 0.53], seed: 7 });
  s.ground();
  s.box(-0.7, -0.7, 0, 11.4, 5.6, 0.4, { color: "dark" });
  const sheet = (x, title, glyph, band, seed) => {
    const face = (w, h) =>
      written(title, { count: 7, size: 0.44, band, seed })(w, h, s) +
      icon(glyph, w - 0.72, 0.32, 0.48, INK, 1.8) +
      rect(w * 0.06, 2.37, w * 0.88, 0.42, "#FF6A3D", { op: 0.28, rx: 0.06 }) +
      rect(w * 0.1, 2.5, w * 0.5, 0.16, "#FF6A3D", { rx: 0.08 }) +
      rect(w * 0.74, 2.5, w * 0.16, 0.16, "#FF6A3D", { rx: 0.08 });
    papers(s, x, -0.2, 0.4, 3, 4.5, { count: 2, paint: face });
  };
  sheet(-0.1, "Invoice", "receipt", "#2A4650", 3);
  sheet(3.5, "Receipt", "package-check", "#0A7265", 5);
  sheet(7.1, "Contract", "file-signature", "#4450C8", 8);
  s.path(coords("-0.7 2.38 0.56, 10.7 2.38 0.56"), { color: s.t.coral, w: 5, layer: "over", dash: "1 13" });
  // The drums themselves, on two pallets behind.
  pallet(s, 2.6, -4.6, { dx: 3, dy: 2.7 });
  pallet(s, 6.2, -4.6, { dx: 3, dy: 2.7 });
  for (const px of [2.6, 6.2])
    for (let i = 0; i < 9; i++) {
      const [a, b] = [i % 3, Math.floor(i / 3)];
      if (px > 6 && i > 6) continue;
      barrel(s, px + 0.5 + a, -4.15 + b * 0.9, 0.22, { r: 0.4, h: 1.25, color: "teal" });
    }
  for (const a of [1, 2])
    s.path(
      [0, 45, 90, 135, 180, 225, 270, 315, 360].map((d) => [
        6.7 + a + Math.cos((d * Math.PI) / 180) * 0.4,
        -2.35 + Math.sin((d * Math.PI) / 180) * 0.4,
        0.23,
      ]),
      { color: s.t.coral, w: 3.5, dash: "6 6", layer: "item" },
    );
  chip(s, { x: 60, y: 742, icon: "equal-not", label: "38 / 40", sub: "Query drafted for the clerk" });
  label(s, { x: 930, y: 690, text: "Two drums short", tone: "coral" });
  s.leader([8.7, -2.3, 0.3], [1090, 690]);
  return s;
}

/** Answer cards between a thick tender and the folders they quote; one card stays empty. */
function tenderReplies(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.2, 1.1, 0.8], at: [0.5, 0.545], seed: 12 });
  s.ground();
  // The tender, thick as a brick, with tabs.
  s.shadow(-5, -0.9, 3.2, 4.2, 1.6);
  s.group(() => {
    s.box(-5, -0.9, 0, 3.2, 4.2, 0.12, { color: "coral", shadow: false });
    papers(s, -4.9, -0.8, 0.12, 3, 4, { count: 20, step: 0.07, untidy: 0.03 });
    s.box(-5, -0.9, 1.52, 3.2, 4.2, 0.12, {
      color: "coral",
      top: (w) =>
        text(0.36, 1, "Tender", { size: 0.72, fill: INK, weight: 600, display: true }) +
        rect(0.38, 1.4, w * 0.6, 0.13, INK, { op: 0.6 }) +
        rect(0.38, 1.72, w * 0.4, 0.13, INK, { op: 0.6 }) +
        icon("landmark", 0.34, 2.7, 1, INK, 1.5),
    });
    for (const [i, c] of ["teal", "amber", "pale"].entries())
      s.box(-1.9, -0.4 + i * 1.1, 1.1 - i * 0.2, 0.35, 0.5, 0.06, { color: c, shadow: false });
  });
  // Five answers in a column, each with a thread from the tender and one to its folder.
  const rows = [-3.6, -1.7, 0.2, 2.1, 4];
  const icons = ["shield-check", "leaf", "users", "", "award"];
  rows.forEach((y, i) => {
    const empty = i === 3;
    const mid = y + 0.75;
    s.path(
      [
        [-1.7, 1.2],
        [-0.6, 1.2],
        [-0.6, mid],
        [1.2, mid],
      ],
      {
        color: empty ? s.t.coral : s.t.line,
        w: 2.4,
        glow: false,
        dash: empty ? "2 9" : undefined,
      },
    );
    const face = (w, h) =>
      empty
        ? rect(0.1, 0.1, w - 0.2, h - 0.2, undefined, {
            stroke: "#FF6A3D",
            sw: 0.06,
            dash: "0.16 0.14",
            rx: 0.1,
          }) + text(w / 2, h * 0.66, "?", { size: 1, fill: "#FF6A3D", anchor: "middle", weight: 600 })
        : icon(icons[i], 0.18, 0.2, 0.5, "#0A7265", 2.2) +
          `<g transform="translate(0 .66)">${lines(4, { seed: i + 2, color: "#566A72", top: 0.02 })(w, h - 0.75, s)}</g>`;
    board(s, 1.2, y, 1.5, 1.9, { face: "right", color: empty ? "dark" : "pale", paint: face });
    if (empty) {
      s.plate(5.4, y + 0.05, 1.6, 1.4, undefined, { stroke: s.t.coral, dash: "7 7", sw: 2.2 });
      return;
    }
    s.path(
      [
        [1.5, mid],
        [5.4, mid],
      ],
      { color: s.t.teal, w: 3.2, nodes: false },
    );
    folder(s, 5.4, y, i);
  });
  label(s, { x: 880, y: 110, text: "Drafted answers", tone: "teal", icon: "list-checks" });
  s.leader([1.3, -3.4, 1.7], [900, 156]);
  chip(s, { x: 60, y: 748, icon: "user-round-search", label: "No source found", sub: "Goes to a person" });
  s.leader([1.4, 2.85, 0.05], [300, 748]);
  return s;
}

/** A standing file box with papers in it. */
function folder(s, x, y, i) {
  const color = ["teal", "mid", "amber", "mid", "teal"][i];
  s.group(() => {
    s.box(x, y, 0, 1.6, 0.22, 1.5, { color, shadow: false });
    for (let k = 0; k < 4; k++)
      s.box(x + 0.1, y + 0.3 + k * 0.2, 0, 1.4, 0.08, 1.3 - (k % 2) * 0.1, { color: "pale", shadow: false });
    s.box(x, y + 1.16, 0, 1.6, 0.22, 1.15, {
      color,
      shadow: false,
      left: (w, h) => rect(w * 0.2, h * 0.26, w * 0.6, h * 0.34, "#FFFFFF", { op: 0.85, rx: 0.04 }),
    });
    s.box(x + 1.46, y + 0.22, 0, 0.14, 0.94, 1.15, { color, shadow: false });
  });
  s.shadow(x, y, 1.6, 1.4, 1.4);
}

const id = (name) => `services/agentic-ai/${name}`;

export const pictures = [
  {
    id: id("card"),
    theme: "ink",
    title: "Loose papers enter an agent on a desk and leave as one stack",
    draw: card,
  },
  {
    id: id("supplier-invoices"),
    theme: "paper",
    title: "Invoice, goods receipt and contract with one differing line",
    draw: supplierInvoices,
  },
  {
    id: id("tender-replies"),
    theme: "ink",
    title: "A tender, its answer cards and the folders behind them",
    draw: tenderReplies,
  },
];
