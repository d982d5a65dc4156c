/** Banking: a bank with a portico among towers, and close views of the work done around it. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { bars } from "../overlays/bars.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { fields } from "../overlays/fields.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { graph } from "../overlays/graph.mjs";
import { label } from "../overlays/label.mjs";
import { ledger } from "../overlays/ledger.mjs";
import { emblem } from "../props/faces.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { lines } from "../props/print.mjs";
import { desk, room } from "../props/room.mjs";
import { screen } from "../props/screens.mjs";
import { coins } from "../props/tokens.mjs";
import { tower } from "../props/towers.mjs";

/** The bank itself: steps, hall, columns, gable. 7.6 by 6.4 units at size 1, gable to the lower left. */
function bank(s, x, y, { u = 1, columns = 6, emblem = "landmark", lit = true } = {}) {
  const at = (a) => a * u;
  s.shadow(x, y, at(7.6), at(6.4), at(5));
  s.group(() => {
    const flat = { shadow: false };
    s.box(x, y, 0, at(7.6), at(6.4), at(0.34), flat);
    s.box(x + at(0.35), y + at(0.3), at(0.34), at(6.9), at(5.75), at(0.3), flat);
    s.box(x + at(0.7), y + at(0.6), at(0.64), at(6.2), at(5.1), at(0.28), flat);
    s.box(x + at(1.5), y + at(1.3), at(0.92), at(4.6), at(3.6), at(2.96), {
      ...flat,
      color: s.t.dark ? "dark" : ["#FFFFFF", "#C7D2D2", "#A3B0B2"],
      left: (w, h) =>
        rect(w * 0.4, h * 0.28, w * 0.2, h * 0.72, s.t.dark ? "#FFC27A" : "#2A4650", { op: lit ? 0.9 : 0.6 }),
    });
    const column = (cx, cy) =>
      s.group(() => {
        s.box(cx - at(0.28), cy - at(0.28), at(0.92), at(0.56), at(0.56), at(0.16), { edge: false });
        s.lathe(
          cx,
          cy,
          at(1.08),
          [
            [at(0.2), 0],
            [at(0.17), at(2.64)],
          ],
          { color: "pale" },
        );
        s.box(cx - at(0.28), cy - at(0.28), at(3.72), at(0.56), at(0.56), at(0.16), { edge: false });
      });
    for (let i = 0; i < 4; i++) column(x + at(6.55), y + at(1 + i * 1.05));
    for (let i = 0; i < columns; i++) column(x + at(1.05 + (i * 5.5) / (columns - 1)), y + at(5.3));
    s.box(x + at(0.6), y + at(0.55), at(3.88), at(6.35), at(5.15), at(0.42), flat);
    s.box(x + at(0.45), y + at(0.4), at(4.3), at(6.65), at(5.45), at(0.16), flat);
    s.prism(x + at(0.45), y + at(0.4), at(4.46), at(6.65), at(5.45), at(1.6), {
      gable: (w, h) =>
        `<g transform="translate(${w / 2} ${h * 0.62})">` +
        `${circle(0, 0, at(0.42), s.t.coral)}${iconAt(emblem, 0, 0, at(0.5), "#FFFFFF", 2.2)}</g>`,
    });
  }, [x, y, 0, x + at(7.6), y + at(6.4), at(6.1)]);
}

/** The quarter: the bank on its square with towers behind. */
function base({
  theme = "ink",
  scale = 44,
  focus = [4, 3, 1.5],
  at = [0.5, 0.5],
  seed = 11,
  towers = true,
} = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  s.plate(-1, -1, 10.4, 9.8, s.t.floor, { stroke: s.t.line, sw: 1 });
  if (towers) {
    tower(s, -4.6, -4.4, 3, 3, 7.4, { cols: 5, rows: 13, seed: 4 });
    tower(s, -0.9, -5.2, 2.6, 2.8, 9.2, { color: "dark", cols: 4, rows: 16, lit: 0.28, seed: 8 });
    tower(s, 3.2, -4.6, 3.4, 2.6, 4.6, { cols: 6, rows: 8, lit: 0.15, seed: 2 });
    tower(s, 8, -5.4, 2.4, 2.4, 6.4, { color: "mid", cols: 4, rows: 11, lit: 0.2, seed: 21 });
  }
  bank(s, 0, 0);
  return s;
}

/** A payment card lying flat. */
function card(s, x, y, z, { color = "pale", size = 1, stripe } = {}) {
  s.box(x, y, z, 1.9 * size, 1.2 * size, 0.09, {
    color,
    shadow: z < 0.3,
    top: (w, h) =>
      rect(0, h * 0.16, w, h * 0.2, stripe ?? s.t.faint, { op: 0.8 }) +
      rect(w * 0.1, h * 0.52, w * 0.17, h * 0.22, s.t.amber, { rx: 0.04 }) +
      rect(w * 0.1, h * 0.82, w * 0.5, h * 0.07, s.t.faint, { op: 0.7 }),
  });
}

/** A sheet of paper standing or a stack lying; lying sheets show lines on top. */
function papers(s, x, y, z, count, { dx = 2, dy = 2.6, color = "pale", seed = 1, marks } = {}) {
  s.group(() => {
    for (let i = 0; i < count; i++) {
      const j = (s.rnd() - 0.5) * 0.1;
      s.box(x + j, y - j, z + i * 0.07, dx, dy, 0.06, {
        color,
        shadow: false,
        top: i === count - 1 ? (w, h) => lines(9, { seed, marks, thick: 0.34 })(w, h, s) : undefined,
      });
    }
  });
  if (z < 0.01) s.shadow(x, y, dx, dy, count * 0.1 + 0.2);
}

function overview(theme) {
  const s = base({ theme, scale: 39, focus: [4.2, 3.6, 1.8], at: [0.5, 0.55], seed: 11 });
  s.path(coords("-9 7.4, -2.2 7.4, -2.2 9.6, 3.8 9.6, 3.8 6.6"), { color: s.t.teal, w: 3, dash: "1 10" });
  s.path(coords("7.7 3, 10.4 3, 10.4 10.2, 16 10.2"), { color: s.t.coral, w: 4 });
  s.path(coords("1.2 11.6, 9.6 11.6"), { color: s.t.iris, w: 4 });
  ["file-check", "link", "landmark", "check"].forEach((name, i) => {
    ledgerBlock(s, 0.6 + i * 2.3, 11, { size: 1.2, icon: name, color: i === 3 ? "coral" : "iris" });
  });
  coins(s, 12.2, -2.4, 7);
  coins(s, 13.6, -1.9, 4);
  coins(s, 12.4, -0.9, 2, { color: "coral" });
  for (const [x, y] of coords("-1.6 1, -1.6 3.4, -1.6 5.6, 9.9 -0.6")) tree(s, x, y, { h: 1.5, r: 0.5 });
  person(s, 3, 8, { color: "teal" });
  person(s, 4.6, 7.7, { color: "coral", skin: 1 });
  person(s, 8.8, 7.9, { color: "pale", skin: 2 });
  chip(s, {
    x: 56,
    y: 150,
    icon: "file-check-2",
    label: "Every decision on record",
    sub: "Source, policy, person",
    tone: "teal",
  });
  forecast(s, { x: 836, y: 640, w: 308, h: 200, title: "Cash position", value: "On plan", seed: 21 });
  return s;
}

function fraudAlerts(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.6, 1.4, 0.4], at: [0.46, 0.575], seed: 5 });
  s.ground();
  // The lane that card payments travel along, past the bank.
  s.plate(-9, 1, 22, 2.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.path(coords("-8 2.2, 12 2.2"), { color: s.t.teal, w: 3, dash: "2 12" });
  bank(s, -3.6, -4.4, { u: 0.6 });
  tower(s, -6.6, -4.4, 2, 2, 3.6, { cols: 4, rows: 7, seed: 3, color: "dark" });
  tower(s, -9.4, -3.4, 1.8, 1.8, 2.4, { cols: 4, rows: 5, seed: 13 });
  tower(s, 2.4, -3.4, 1.8, 1.8, 2.6, { cols: 4, rows: 5, seed: 33 });
  tree(s, 5.4, -1, { h: 1.4, r: 0.45 });
  tree(s, 6.9, -1, { h: 1.2, r: 0.4 });
  for (const x of [-6.4, -3.9, -1.4]) card(s, x, 1.6, 0, { color: x === -3.9 ? "dark" : "pale" });
  for (const x of [6.6, 9.2]) card(s, x, 1.6, 0, { color: x > 8 ? "teal" : "pale" });
  // The held card, lifted out of the lane, under a gate.
  s.box(1.1, 0.7, 0, 0.34, 0.34, 2.7, { color: "dark" });
  s.box(1.1, 3.4, 0, 0.34, 0.34, 2.7, { color: "dark" });
  s.box(1.1, 0.7, 2.7, 0.34, 3.04, 0.42, {
    color: "dark",
    right: (w, h) => [0.16, 0.33, 0.5, 0.67, 0.84].map((u) => circle(w * u, h / 2, 0.09, s.t.coral)).join(""),
  });
  s.shadows.push(`<polygon points="${s.points(coords("2.3 1.6, 4.4 1.6, 4.4 2.9, 2.3 2.9"))}"/>`);
  card(s, 2.2, 1.5, 0.85, { color: "coral", size: 1.12, stripe: "#0B1C24" });
  s.path(coords("2.2 1.5 0.8, 2.2 1.5 0.05"), { color: s.t.coral, w: 2, dash: "2 6", layer: "item" });
  s.path(coords("4.33 1.5 0.8, 4.33 1.5 0.05"), { color: s.t.coral, w: 2, dash: "2 6", layer: "item" });
  s.path(coords("4.33 2.84 0.8, 4.33 2.84 0.05"), { color: s.t.coral, w: 2, dash: "2 6", layer: "item" });
  s.path(coords("2.2 2.84 0.8, 2.2 2.84 0.05"), { color: s.t.coral, w: 2, dash: "2 6", layer: "item" });
  // Card terminal.
  s.box(6, 4.3, 0, 2, 2.9, 0.5, {
    color: "dark",
    top: (w, h) => {
      let keys = rect(w * 0.12, h * 0.08, w * 0.76, h * 0.3, s.t.dark ? "#3FD9BF" : "#8FE3D4", { rx: 0.06 });
      for (let i = 0; i < 12; i++)
        keys += rect(
          w * (0.14 + (i % 3) * 0.26),
          h * (0.46 + Math.floor(i / 3) * 0.13),
          w * 0.2,
          h * 0.085,
          i === 11 ? s.t.coral : s.t.faint,
          { rx: 0.04 },
        );
      return keys;
    },
  });
  card(s, 8.1, 5.2, 0.18, { size: 0.75 });
  s.leader([3.9, 1.9, 0.97], [850, 290]);
  bars(s, { x: 48, y: 628, w: 372, title: "Card payments", note: "by minute" });
  checklist(s, {
    x: 796,
    y: 64,
    title: "Why this one was held",
    items: [
      { label: "New device", state: "review" },
      { label: "Unusual hour", state: "review" },
      { label: "Far from last payment", state: "review" },
    ],
  });
  return s;
}

function creditDecisions(theme) {
  const s = new Scene({ theme, scale: 74, focus: [3.4, 2.6, 0.9], at: [0.46, 0.52], seed: 8 });
  s.ground();
  // A desk with the loan file on the left, the memo and the pen on the right.
  s.box(-1.6, -0.6, 0, 9.8, 6.2, 0.4, { color: "dark" });
  const z = 0.4;
  papers(s, -1.1, 0.2, z, 9, { seed: 2 });
  papers(s, -1.0, 3, z, 5, { color: s.t.dark ? "sand" : "sand", seed: 4, dx: 1.7, dy: 2.2 });
  s.box(1.3, 0.1, z, 1.7, 2.2, 0.3, {
    color: "teal",
    shadow: false,
    top: (w, h) => icon("folder", w * 0.22, h * 0.24, 0.95, "#FFFFFF", 1.6),
  });
  s.box(1.4, 0.2, z + 0.3, 1.7, 2.2, 0.25, {
    color: "mid",
    shadow: false,
    top: (w, h) => icon("chart-column", w * 0.22, h * 0.24, 0.95, "#FFFFFF", 1.6),
  });
  s.box(1.4, 3.2, z, 1.6, 1.2, 0.14, {
    color: "iris",
    shadow: false,
    top: (w, h) => icon("stamp", w * 0.3, h * 0.16, 0.8, "#FFFFFF", 1.6),
  });
  // Calculator for scale.
  s.box(1.6, 4.6, z, 0.8, 0.7, 0.12, {
    color: "black",
    shadow: false,
    top: (w, h) =>
      rect(w * 0.12, h * 0.14, w * 0.76, h * 0.26, s.t.teal, { rx: 0.03 }) +
      [0, 1, 2, 3]
        .map((i) => rect(w * (0.12 + i * 0.2), h * 0.55, w * 0.15, h * 0.28, s.t.faint, { rx: 0.02 }))
        .join(""),
  });
  // The memo.
  papers(s, 4.2, 0.3, z, 2, {
    dx: 3.4,
    dy: 4.4,
    seed: 9,
    marks: { 1: s.t.dark ? "#22B9A2" : s.t.teal, 3: "#22B9A2", 6: "#FF6A3D" },
  });
  s.beam([7.35, 3.3, z + 0.2], [6.1, 4.5, z + 0.42], 0.16, {
    color: "coral",
    bounds: [4.6, 0.7, z + 0.2, 7.6, 4.7, z + 0.5],
  });
  // Threads from each source to a line of the memo.
  const thread = (list, color) => s.path(list, { color, w: 2.6, layer: "over", glow: true });
  thread(coords("0.9 0.9 1.05, 3.2 0.9 1.05, 3.2 1.15 0.6, 4.7 1.15 0.6"), s.t.teal);
  thread(coords("2.9 1.7 0.95, 3.6 1.7 0.95, 3.6 2.05 0.6, 4.7 2.05 0.6"), s.t.teal);
  thread(coords("2.6 3.8 0.6, 3.8 3.8 0.6, 3.8 3.4 0.6, 4.7 3.4 0.6"), s.t.coral);
  fields(s, {
    x: 776,
    y: 70,
    w: 366,
    title: "Scorecard",
    tag: { label: "Policy met" },
    items: [
      { label: "Cash flow", value: 0.78 },
      { label: "Security", value: 0.6 },
      { label: "Trading", value: 0.84 },
      { label: "Sector", value: 0.42, tone: "coral" },
    ],
  });
  chip(s, { x: 64, y: 742, icon: "signature", label: "Ready to sign", sub: "Every figure has its page" });
  s.leader([-0.1, 1.4, 1.1], [190, 200]);
  label(s, { x: 92, y: 156, text: "Loan file", tone: "teal", icon: "files" });
  return s;
}

function onboardingKyc(theme) {
  const s = new Scene({ theme, scale: 68, focus: [2.4, 2.4, 1.2], at: [0.44, 0.5], seed: 3 });
  s.ground();
  room(s, -1.6, -1.6, 8.4, 8, 3.3, {
    left: (w, h) =>
      rect(w * 0.12, h * 0.16, w * 0.3, h * 0.3, s.t.teal, { rx: 0.08, op: 0.9 }) +
      text(w * 0.165, h * 0.36, "Welcome", { size: 0.46, fill: "#FFFFFF", weight: 560 }),
    right: (w, h) =>
      [0.12, 0.4, 0.68]
        .map((u) => rect(w * u, h * 0.2, w * 0.2, h * 0.5, s.t.dark ? "#2F6F7D" : "#D3E6E6", { rx: 0.04 }))
        .join(""),
  });
  // The counter with its clerk behind and the applicant in front.
  desk(s, 1, 0.6, 5, 1.2, {
    h: 1.15,
    color: "pale",
    body: "dark",
    left: (w, h) => iconAt("landmark", w / 2, h / 2, 0.6, s.t.coral, 1.8),
  });
  person(s, 2.6, -0.2, { color: "teal", size: 1.15 });
  screen(s, 3.6, 0.8, {
    z: 1.15,
    w: 1.2,
    h: 0.8,
    face: "right",
    paint: (w, h) => iconAt("scan-face", w / 2, h / 2, 0.5, s.t.teal, 2),
  });
  person(s, 2.2, 3, { color: "coral", size: 1.15, skin: 1 });
  // Three documents as large standing cards: passport, bill, company register.
  const slab = (x, y, h, color, paint) =>
    s.box(x, y, 0.1, 1.75, 0.14, h, { color, left: paint, shadow: false }) &&
    s.shadow(x, y, 1.75, 0.14, h, 0.5);
  slab(
    -0.9,
    4.4,
    2.4,
    "iris",
    (w, h) =>
      iconAt("globe", w / 2, h * 0.38, 0.85, "#FFFFFF", 1.5) +
      text(w / 2, h * 0.76, "Passport", { size: 0.3, fill: "#FFFFFF", anchor: "middle", weight: 540 }) +
      rect(w * 0.3, h * 0.84, w * 0.4, 0.06, "#FFFFFF", { op: 0.7 }),
  );
  slab(
    1.3,
    5,
    2.4,
    "pale",
    (w, h) =>
      icon("house", 0.2, 0.2, 0.5, s.t.teal, 2) +
      lines(6, { seed: 5, top: 0.16 })(w, h - 0.5, s).replace(/^/, '<g transform="translate(0 .55)">') +
      "</g>",
  );
  slab(
    3.5,
    5.6,
    2.4,
    "sand",
    (w, h) =>
      icon("building-2", 0.2, 0.2, 0.5, s.t.coralText, 2) +
      `<g transform="translate(0 .55)">` +
      lines(6, { seed: 8, top: 0.16, marks: { 2: s.t.coral }, color: s.t.dark ? "#4A3F2B" : undefined })(
        w,
        h - 0.5,
        s,
      ) +
      "</g>",
  );
  // A scanning line over the passport.
  s.path(coords("-1.1 4.56 1.5, 1.05 4.56 1.5"), { color: s.t.coral, w: 4, layer: "over" });
  tree(s, -0.9, 0.4, { h: 1.5, r: 0.42 });
  checklist(s, {
    x: 716,
    y: 590,
    title: "Onboarding file",
    items: [
      { label: "Identity", state: "done", tag: "Matched" },
      { label: "Address", state: "done", tag: "Matched" },
      { label: "Ownership", state: "review", tag: "Needs review" },
      { label: "Sanctions lists", state: "done", tag: "Clear" },
    ],
  });
  chip(s, {
    x: 64,
    y: 64,
    icon: "scan-line",
    label: "Passport read",
    sub: "Photo and chip agree",
    tone: "teal",
  });
  return s;
}

function liquidityForecast(theme) {
  const s = new Scene({ theme, scale: 60, focus: [4, 2.2, 1.2], at: [0.47, 0.615], seed: 6 });
  s.ground();
  s.plate(-2.2, 0.6, 13.6, 3, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // Days as stacks of coins: the past in amber, the days ahead as outlines filled in teal glass.
  const days = [6, 7, 5, 8, 9, 7, 6, 4, 5, 7];
  days.forEach((count, i) => {
    const x = -1.4 + i * 1.35;
    const ahead = i > 5;
    coins(s, x, 2.1, count, { r: 0.52, h: 0.26, color: ahead ? (i === 7 ? "coral" : "teal") : "amber" });
  });
  s.path(coords("6.15 0.4, 6.15 3.9"), { color: s.t.coral, w: 3, dash: "6 8" });
  // The floor that must not be crossed.
  const limit = 1.3;
  s.path(
    [
      [-2.2, 3.2, limit],
      [11.4, 3.2, limit],
    ],
    { color: s.t.coralText, w: 2.5, dash: "10 8", layer: "over" },
  );
  // Vault behind.
  s.group(() => {
    s.box(-2.6, -3.6, 0, 5, 2.6, 4, {
      color: "mid",
      shadow: false,
      left: (w, h) => {
        const spokes = [0, 60, 120]
          .map(
            (a) =>
              `<g transform="rotate(${a})">` +
              `${rect(-0.95, -0.08, 1.9, 0.16, s.t.dark ? "#86A0A6" : "#5E757C", { rx: 0.08 })}</g>`,
          )
          .join("");
        const bolts = Array.from({ length: 12 }, (_, i) =>
          circle(
            Math.cos((i * Math.PI) / 6) * 1.5,
            Math.sin((i * Math.PI) / 6) * 1.5,
            0.09,
            s.t.dark ? "#0B1C24" : "#5E757C",
          ),
        ).join("");
        return (
          `<g transform="translate(${w / 2} ${h / 2})">` +
          circle(0, 0, 1.78, s.t.dark ? "#12303B" : "#81959A") +
          circle(0, 0, 1.68, s.t.dark ? "#B9CBCE" : "#F3F6F6") +
          bolts +
          circle(0, 0, 1.2, s.t.dark ? "#86A0A6" : "#CBD4D4") +
          spokes +
          circle(0, 0, 0.3, s.t.coral) +
          "</g>"
        );
      },
    });
  });
  s.shadow(-2.6, -3.6, 5, 2.6, 4);
  tower(s, 5, -3.2, 1.8, 1.8, 2.2, { cols: 4, rows: 5, seed: 6 });
  tower(s, 8, -3, 1.8, 1.8, 1.5, { color: "dark", cols: 4, rows: 3, seed: 9 });
  s.path(coords("-6.5 4.9, -3.2 4.9, -3.2 2.1, -2.3 2.1"), { color: s.t.teal, w: 3.5 });
  s.path(coords("11.5 2.1, 12.6 2.1, 12.6 5.4, 16 5.4"), { color: s.t.coral, w: 3.5 });
  forecast(s, {
    x: 730,
    y: 60,
    w: 410,
    h: 230,
    title: "Liquidity, days ahead",
    value: "Within limits",
    seed: 14,
    trend: -0.3,
  });
  chip(s, {
    x: 64,
    y: 744,
    icon: "bell-ring",
    label: "Thin day ahead",
    sub: "Treasury asked to plan cover",
  });
  return s;
}

function regulatoryReporting(theme) {
  const s = new Scene({ theme, scale: 54, focus: [3.6, 0.2, 1.4], at: [0.5, 0.5], seed: 12 });
  s.ground();
  const rack = (x, y, color) =>
    s.box(x, y, 0, 1.5, 1.5, 3, {
      color,
      left: (w, h) => {
        let out = "";
        for (let i = 0; i < 7; i++)
          out +=
            rect(w * 0.1, h * (0.05 + i * 0.135), w * 0.8, h * 0.1, s.t.dark ? "#071620" : "#12303B", {
              rx: 0.03,
              op: 0.8,
            }) +
            circle(w * 0.2, h * (0.1 + i * 0.135), 0.05, i % 3 ? s.t.teal : s.t.coral) +
            rect(w * 0.4, h * (0.085 + i * 0.135), w * 0.4, 0.06, s.t.faint, { op: 0.6 });
        return out;
      },
    });
  rack(-5, -3.4, "mid");
  rack(-5, -0.95, "mid");
  rack(-5, 1.5, "mid");
  // Lineage: three sources meet at a control, then one line to the report.
  for (const y of [-2.65, -0.2, 2.25]) {
    const bend =
      y === -0.2
        ? []
        : [
            [-1.4, y],
            [-1.4, -0.2],
          ];
    s.path([[-3.4, y], ...bend, [1, -0.2]], { color: s.t.teal, w: 3.6 });
  }
  s.box(0.1, -0.95, 0, 1.5, 1.5, 1.2, {
    color: "teal",
    left: emblem("list-checks", "#FFFFFF"),
    right: emblem("shield-check", "#FFFFFF"),
  });
  s.path(coords("1.7 -0.2, 3.6 -0.2"), { color: s.t.coral, w: 4 });
  // The report: a bound book as a large standing slab; one line of it is traced.
  const bar = (w, h, i, v, c) => rect(w * 0.6 + i * 0.44, h * 0.6 - v, 0.3, v, c);
  s.box(3.6, -0.5, 0, 5, 0.6, 5, {
    color: "pale",
    left: (w, h) =>
      rect(0, 0, 0.3, h, s.t.coral) +
      rect(0.6, 0.4, 2.4, 0.28, "#12303B", { rx: 0.06 }) +
      rect(0.6, 0.84, 1.5, 0.15, "#566A72", { rx: 0.06 }) +
      `<g transform="translate(.6 1.2)">` +
      lines(9, { seed: 4, pad: 0, top: 0.02, thick: 0.34, color: "#566A72", marks: { 4: s.t.coral } })(
        2,
        3.4,
        s,
      ) +
      "</g>" +
      bar(w, h, 0, 0.7, "#566A72") +
      bar(w, h, 1, 1.1, "#0A7265") +
      bar(w, h, 2, 0.9, "#566A72") +
      bar(w, h, 3, 1.4, "#0A7265") +
      line(w * 0.58, h * 0.6, w * 0.95, h * 0.6, "#12303B", { sw: 0.05 }) +
      iconAt("badge-check", w * 0.78, h * 0.8, 1, "#0A7265", 1.8),
  });
  person(s, 7.4, 2, { size: 1.25, color: "coral", skin: 3 });
  // The report goes on to the regulator's house.
  s.path(coords("8.6 -0.2, 11.6 -0.2"), { color: s.t.coral, w: 4, dash: "2 11" });
  bank(s, 9.6, -3, { u: 0.44, columns: 5, emblem: "scale" });
  graph(s, {
    x: 56,
    y: 578,
    w: 510,
    h: 280,
    title: "Where this line comes from",
    nodes: {
      report: { at: [420, 150], label: "Report line", tone: "coral" },
      rule: { at: [260, 150], icon: "function-square", tone: "teal" },
      a: { at: [104, 90], label: "Loan book", tone: "teal" },
      b: { at: [104, 152], label: "Deposits" },
      c: { at: [104, 214], label: "Collateral", tone: "teal" },
    },
    edges: [
      ["a", "rule", "teal"],
      ["b", "rule"],
      ["c", "rule", "teal"],
      ["rule", "report", "coral"],
    ],
  });
  chip(s, {
    x: 836,
    y: 84,
    icon: "git-commit-horizontal",
    label: "Lineage complete",
    sub: "From report to record",
    tone: "teal",
  });
  return s;
}

function tokenisedDeposits(theme) {
  const s = new Scene({ theme, scale: 48, focus: [4, 1.4, 0.8], at: [0.5, 0.5], seed: 4 });
  s.ground();
  s.plate(-6.6, -2.4, 5.6, 5.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.plate(8.6, -2.4, 5.6, 5.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  bank(s, -6.3, -1.8, { u: 0.62, columns: 5, emblem: "wallet" });
  bank(s, 9.1, -1.8, { u: 0.62, columns: 5, emblem: "landmark" });
  // The shared ledger between the two banks: deposit, token, settlement.
  s.path(coords("-1.6 0.6, 9.4 0.6"), { color: s.t.iris, w: 6 });
  ["banknote", "coins", "arrow-left-right", "check"].forEach((name, i) => {
    ledgerBlock(s, -0.4 + i * 2.35, -0.2, { size: 1.6, icon: name, color: i === 3 ? "teal" : "iris" });
  });
  // A deposit in coins becomes tokens that move along the second lane.
  coins(s, -3.2, 4.2, 7);
  coins(s, -1.7, 4.4, 5);
  coins(s, -2.6, 5.6, 3);
  s.path(coords("-0.9 4.6, 10.8 4.6"), { color: s.t.coral, w: 3.5, dash: "2 11" });
  for (const x of [1.2, 4, 6.8]) s.cylinder(x, 4.6, 0.25, 0.68, 0.3, { color: "iris", shadow: 1 });
  for (const x of [1.2, 4, 6.8]) {
    s.roundShadow(x, 4.6, 0.6, 0.3);
    s.add(
      [x - 0.6, 4, 0.56, x + 0.6, 5.2, 0.57],
      s.decal(
        "top",
        x,
        4.6,
        0.55,
        circle(0, 0, 0.52, undefined, { stroke: "#FFFFFF", sw: 0.06 }) +
          iconAt("hexagon", 0, 0, 0.6, "#FFFFFF", 2.2),
      ),
    );
  }
  s.box(9.4, 3.8, 0, 1.6, 1.6, 1.3, {
    color: "dark",
    left: emblem("lock", s.t.amber),
    right: emblem("key-round", s.t.amber),
  });
  ledger(s, {
    x: 56,
    y: 610,
    title: "Settlement",
    blocks: [
      { icon: "banknote", label: "Deposit" },
      { icon: "arrow-left-right", label: "Exchanged", tone: "coral" },
      { icon: "check", label: "Final", tone: "teal" },
    ],
  });
  chip(s, {
    x: 716,
    y: 84,
    icon: "link",
    label: "Payment and asset together",
    sub: "Both move, or neither",
    tone: "iris",
  });
  return s;
}

const id = (name) => `industries/banking/${name}`;

export const pictures = [
  {
    id: id("overview"),
    theme: "ink",
    title: "A bank among towers, with payments and ledger blocks",
    draw: overview,
  },
  {
    id: id("fraud-alerts"),
    theme: "paper",
    title: "One payment held at a gate, with the reasons beside it",
    draw: fraudAlerts,
  },
  {
    id: id("credit-decisions"),
    theme: "ink",
    title: "A loan file whose pages lead to a credit memo",
    draw: creditDecisions,
  },
  {
    id: id("onboarding-kyc"),
    theme: "paper",
    title: "Identity documents checked at a bank counter",
    draw: onboardingKyc,
  },
  {
    id: id("liquidity-forecast"),
    theme: "paper",
    title: "Coin stacks by day in front of a vault",
    draw: liquidityForecast,
  },
  {
    id: id("regulatory-reporting"),
    theme: "ink",
    title: "Source systems feeding one report",
    draw: regulatoryReporting,
  },
  {
    id: id("tokenised-deposits"),
    theme: "paper",
    title: "Two banks settling tokens over a ledger",
    draw: tokenisedDeposits,
  },
];
