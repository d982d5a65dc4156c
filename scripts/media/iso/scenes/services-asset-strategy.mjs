/** Service page "Digital Assets: Business & Operational Strategy": plans, borders, rules, vaults, books. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { book, openBook, page } from "../props/books.mjs";
import { clockFace, disc, vaultDoor } from "../props/discs.mjs";
import { inset, windows } from "../props/faces.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { ghost } from "../props/marks.mjs";
import { person } from "../props/people.mjs";
import { lines } from "../props/print.mjs";
import { chair, desk } from "../props/room.mjs";
import { serverRack } from "../props/servers.mjs";
import { plate, slab } from "../props/slabs.mjs";
import { lyingToken } from "../props/tokens.mjs";
import { tower } from "../props/towers.mjs";
import { stamp } from "../props/writing.mjs";

/** A drawing on blue: a grid with whatever `paint` adds. */
const blueprint =
  (paint, { ground = "#2B3690", lineColor = "#9AA4FF", step = 0.5 } = {}) =>
  (w, h, s) => {
    let svg = rect(0, 0, w, h, ground);
    for (let u = step; u < w; u += step) svg += line(u, 0, u, h, lineColor, { sw: 0.02, op: 0.45 });
    for (let v = step; v < h; v += step) svg += line(0, v, w, v, lineColor, { sw: 0.02, op: 0.45 });
    return (
      svg +
      rect(0.2, 0.2, w - 0.4, h - 0.4, "none", { stroke: lineColor, sw: 0.04 }) +
      (paint?.(w, h, s) ?? "")
    );
  };

function card(theme) {
  const s = new Scene({ theme, scale: 70, focus: [2.9, 1.6, 1], at: [0.5, 0.535], seed: 4 });
  s.ground();
  s.plate(-3.6, -4.6, 12.6, 11, s.t.floor, { stroke: s.t.line, sw: 1 });
  // The drawing board with the token drawn and lying on it.
  const drawing = blueprint((w, h) => {
    const [cx, cy] = [w * 0.5, h * 0.5];
    const c = "#DCE0FF";
    return (
      circle(cx, cy, 1.72, undefined, { stroke: c, sw: 0.05 }) +
      line(cx - 2.5, cy, cx + 2.5, cy, c, { sw: 0.04, dash: ".2 .16" }) +
      line(cx, 0.3, cx, h - 0.3, c, { sw: 0.04, dash: ".2 .16" }) +
      line(cx - 1.72, h - 0.42, cx + 1.72, h - 0.42, c, { sw: 0.05 }) +
      line(cx - 1.72, h - 0.56, cx - 1.72, h - 0.28, c, { sw: 0.05 }) +
      line(cx + 1.72, h - 0.56, cx + 1.72, h - 0.28, c, { sw: 0.05 }) +
      [0, 1, 2].map((i) => rect(w - 1.25, 0.4 + i * 0.22, 0.85 - i * 0.16, 0.09, c, { op: 0.8 })).join("")
    );
  });
  s.box(0.3, 0.3, 0, 5.2, 4, 0.7, { color: "dark" });
  s.box(0, 0, 0.7, 5.8, 4.6, 0.24, {
    color: "sand",
    top: inset(0.15, 0.15, 5.5, 4.3, drawing),
    shadow: false,
  });
  lyingToken(s, 2.9, 2.3, 0.94, { r: 1.15, h: 0.4, color: "iris", icon: "scroll-text" });
  s.box(4.95, 0.5, 0.94, 0.3, 3.4, 0.07, {
    color: "amber",
    shadow: false,
    top: (_w, h) =>
      Array.from({ length: 16 }, (_, i) =>
        line(0, 0.15 + (i * h) / 16.5, i % 4 ? 0.1 : 0.18, 0.15 + (i * h) / 16.5, INK, { sw: 0.03 }),
      ).join(""),
  });
  s.beam([0.6, 3.4, 1.04], [1.5, 4.2, 1.04], 0.13, { color: "coral" });
  // Vault behind, rulebook to the left, account book to the right.
  s.box(2.6, -4.2, 0, 3.4, 2.6, 3.1, { color: "mid", left: vaultDoor({}) });
  const cover = (w, h) =>
    iconAt("scale", w / 2, h * 0.42, 0.95, "#FFFFFF", 1.7) +
    rect(w * 0.24, h * 0.74, w * 0.52, 0.12, "#FFFFFF", { op: 0.9 });
  s.box(-3, 0.6, 0, 2.5, 3, 0.5, { color: "stone" });
  book(s, -2.75, 0.85, 0.5, { dx: 2, dy: 2.5, dz: 0.6, color: "coral", top: cover });
  const ledger = (seed) => (w, h) => {
    let svg = line(w * 0.62, 0.1, w * 0.62, h - 0.1, "#C04C29", { sw: 0.03 });
    for (let i = 0; i < 7; i++) {
      const v = 0.2 + i * ((h - 0.3) / 7);
      svg += rect(0.14, v, w * (0.3 + ((i * seed) % 3) * 0.06), 0.11, "#566A72", { op: 0.7 });
      svg += rect(w * 0.68, v, w * 0.22, 0.11, i % 3 ? "#566A72" : "#4450C8", { op: 0.9 });
    }
    return svg;
  };
  s.box(6.7, 0.5, 0, 2.1, 3.5, 0.6, { color: "stone" });
  s.group(() => {
    s.box(6.75, 0.55, 0.6, 2, 3.4, 0.08, { color: "iris", shadow: false });
    s.box(6.85, 0.6, 0.68, 1.8, 1.6, 0.16, { color: "pale", top: ledger(1), shadow: false });
    s.box(6.85, 2.28, 0.68, 1.8, 1.6, 0.16, { color: "pale", top: ledger(2), shadow: false });
  });
  person(s, 0.4, -1.2, { color: "teal", size: 1.3, skin: 1 });
  label(s, { x: 60, y: 92, text: "The promise first", tone: "iris", icon: "pencil-ruler" });
  return s;
}

function plainCase(theme) {
  const s = new Scene({ theme, scale: 64, focus: [0.2, 0.6, 1.9], at: [0.5, 0.53], seed: 6 });
  s.ground();
  s.plate(-6.6, -3.4, 13.2, 7.6, s.t.floor2, { stroke: s.t.line, sw: 1 });
  const pan = (cx, z, plan, load) => {
    const [x, y, dx, dy] = [cx - 2.1, -1.7, 4.2, 3.6];
    s.shadow(x, y, dx, dy, z);
    s.group(() => {
      s.box(x, y, z, dx, dy, 0.16, { color: "dark", shadow: false });
      s.box(x + 0.14, y + 0.14, z + 0.16, dx - 0.28, dy - 0.28, 0.05, {
        color: "pale",
        top: plan,
        shadow: false,
      });
      load(x, y, z + 0.21);
    });
    return [
      [x + 0.1, y + 0.1, z + 0.16],
      [x + dx - 0.1, y + 0.1, z + 0.16],
      [x + 0.1, y + dy - 0.1, z + 0.16],
      [x + dx - 0.1, y + dy - 0.1, z + 0.16],
    ];
  };
  const [zl, zr, arm, top] = [1.15, 0.35, 3.75, 5.1];
  const plain = blueprint(undefined, { ground: "#E4EFEE", lineColor: "#0C8A78" });
  const chain = blueprint(undefined, { ground: "#E3E5FA", lineColor: "#5A66DA" });
  const left = pan(-arm, zl, plain, (x, y, z) => {
    s.cylinder(x + 2.1, y + 1.7, z, 1, 1.9, { color: "teal", bands: 2, shadow: false });
  });
  const right = pan(arm, zr, chain, (x, y, z) => {
    s.box(x + 1.4, y + 1.72, z + 0.4, 2, 0.16, 0.16, { color: "iris", shadow: false });
    ledgerBlock(s, x + 0.4, y + 1.2, { z, size: 1.15, shadow: false, icon: "file-text" });
    ledgerBlock(s, x + 2.45, y + 1.2, { z, size: 1.15, shadow: false, icon: "link" });
    ledgerBlock(s, x + 2.45, y + 1.2, {
      z: z + 1.15,
      size: 1.15,
      color: "coral",
      shadow: false,
      icon: "moon",
      glyph: INK,
    });
  });
  const strings = (from, list) => {
    for (const to of list) s.path([from, to], { color: s.t.faint, w: 2.4, layer: "over", glow: false });
  };
  const tilt = 0.36;
  // The stand and the beam.
  s.lathe(
    0,
    0,
    0,
    [
      [1, 0, "dark"],
      [1, 0.22],
      [0.5, 0.34],
      [0.16, 0.4, "mid"],
      [0.13, top],
    ],
    { color: "mid" },
  );
  const [a, b] = [
    [-arm, 0.1, top + tilt],
    [arm, 0.1, top - tilt],
  ];
  s.beam(a, b, 0.2, { color: "dark", bounds: [-arm, 0.2, top - 0.5, arm, 0.3, top + 0.6] });
  s.sphere(0, 0.3, top, 0.28, { color: "coral" });
  strings(a, left);
  strings(b, right);
  for (const q of [a, b]) s.draw(circle(...s.p(...q), 9, "#2A4650"));
  plate(s, -4.9, 2.5, 0, "Plain database", { w: 3.3, h: 0.62, size: 0.4 });
  plate(s, 2.6, 2.5, 0, "With a ledger", { w: 3, h: 0.62, size: 0.4 });
  person(s, 0.2, 3, { color: "coral", size: 1.3, skin: 2 });
  label(s, { x: 60, y: 800, text: "What is left over?", tone: "coral", icon: "scale" });
  return s;
}

function legalNature(theme) {
  const s = new Scene({ theme, scale: 56, focus: [2.2, 0.4, 1], at: [0.5, 0.55], seed: 7 });
  s.ground();
  s.plate(-9, -1.3, 24, 2.8, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.path(coords("-9 0.1, 14 0.1"), { color: s.t.iris, w: 4, dash: "2 11" });
  const posts = [
    ["Voucher", "ticket", "teal", s.t.teal],
    ["Security", "chart-candlestick", "amber", s.t.amber],
    ["E-money", "banknote", "coral", s.t.coral],
  ];
  posts.forEach(([name, glyph, color, tone], i) => {
    const x = -3.2 + i * 4.7;
    // The border: a painted line, a booth, a raised bar, a flag.
    s.plate(x + 0.9, -5, 0.16, 10.2, tone, { op: 0.5 });
    const glass = (w, h) => rect(w * 0.16, h * 0.2, w * 0.68, h * 0.36, s.t.amber, { op: 0.85, rx: 0.05 });
    s.box(x, -3.4, 0, 1.8, 1.8, 2.2, { color: "dark", left: glass, right: glass });
    const sign = (_w, h) =>
      icon(glyph, 0.18, h / 2 - 0.27, 0.54, INK, 2.2) +
      text(0.8, h / 2 + 0.15, name, { size: 0.4, weight: 620, fill: INK });
    s.box(x - 0.35, -3.6, 2.2, 2.5, 2.2, 0.75, { color, left: sign, shadow: false });
    s.box(x + 0.85, 1.7, 0, 0.3, 0.3, 1.1, { color: "mid" });
    s.beam([x + 1, 1.85, 1.05], [x + 1, -0.3, 3], 0.15, {
      color: "pale",
      bounds: [x + 0.9, 1.4, 1.1, x + 1.1, 2, 3],
    });
    s.box(x - 0.1, -4.2, 0, 0.1, 0.1, 4.2, { color: "pale" });
    s.sheet(coords(`${x} -4.15 4.2, ${x + 1.3} -4.15 4.2, ${x + 1.3} -4.15 3.4, ${x} -4.15 3.4`), tone);
    // What the stamp leaves on the token's paper.
    const mark = (w, h) =>
      circle(w / 2, h / 2, 0.72, undefined, {
        stroke: tone === s.t.teal ? "#0A7265" : tone === s.t.coral ? "#C93F14" : "#A9783B",
        sw: 0.09,
      }) +
      iconAt(
        glyph,
        w / 2,
        h / 2,
        0.8,
        tone === s.t.teal ? "#0A7265" : tone === s.t.coral ? "#C93F14" : "#A9783B",
        2.1,
      );
    page(s, x + 0.3, 3.1, 0, { dx: 1.9, dy: 1.9, paint: mark });
    stamp(s, x + 2.75, 4, 0, { u: 1.1, color });
  });
  for (const [i, x] of [-5.2, -0.6, 4.1, 8.9].entries()) {
    const color = ["pale", "iris", "iris", "iris"][i];
    lyingToken(s, x, 0.1, 0.05, {
      r: 0.95,
      h: 0.34,
      color,
      icon: ["hexagon", "ticket", "chart-candlestick", "banknote"][i],
      glyph: i ? "#FFFFFF" : INK,
    });
  }
  person(s, -0.6, -1.75, { color: "teal", size: 1.2 });
  person(s, 4.1, -1.75, { color: "sand", size: 1.2, skin: 1 });
  person(s, 8.8, -1.75, { color: "coral", size: 1.2, skin: 2 });
  label(s, { x: 60, y: 800, text: "Same token, three laws", tone: "iris", icon: "scale" });
  return s;
}

function networkRules(theme) {
  const s = new Scene({ theme, scale: 54, focus: [1.8, 0.6, 1.1], at: [0.5, 0.56], seed: 10 });
  s.ground();
  s.plate(-5.4, -5.4, 11.4, 11.4, s.t.floor2, { stroke: s.t.line, sw: 1.5 });
  const link = (list) => s.path(list, { color: s.t.iris, w: 4.5 });
  link(coords("-3 0.6, 0.6 0.6"));
  link(coords("0.6 -3, 0.6 0.6"));
  link(coords("-2.6 4.6, 0.6 4.6, 0.6 0.6"));
  link(coords("4.4 -2.6, 4.4 0.6, 0.6 0.6"));
  // Partners, each with its node beside it.
  tower(s, -5, -0.8, 2.3, 2.3, 4.2, { cols: 4, rows: 7, seed: 3 });
  tower(s, -0.9, -5, 2.4, 2.3, 5.2, { color: "dark", cols: 4, rows: 9, seed: 8 });
  tower(s, 3.4, -5, 2.2, 2.2, 3.2, { color: "mid", cols: 4, rows: 5, seed: 12 });
  s.box(-5, 3.6, 0, 2.4, 2.2, 1.6, {
    color: "sand",
    left: windows({ cols: 4, rows: 2, seed: 4, lit: 0.4 }),
    right: windows({ cols: 4, rows: 2, seed: 7 }),
  });
  s.prism(-5.1, 3.5, 1.6, 2.6, 2.4, 0.9, { color: "coral" });
  const node = (x, y) => serverRack(s, x, y, { dx: 0.85, dy: 0.8, dz: 1.7, rows: 4, color: "iris" });
  node(-2.5, -0.7);
  node(1.7, -3.6);
  node(5, -2.5);
  node(-2.3, 4.9);
  // The table with the rulebook they signed.
  s.lathe(
    0.9,
    0.9,
    0,
    [
      [0.9, 0, "mid"],
      [0.7, 0.1],
      [0.4, 0.9],
      [2, 0.95, "pale"],
      [2, 1.12],
    ],
    { color: "pale" },
  );
  const signed = (w, h) =>
    lines(3, { seed: 3, top: 0.06 })(w, h * 0.5, s) +
    [0, 1, 2]
      .map((i) =>
        path(`M.14 ${h * 0.62 + i * 0.26}q.14 -.2 .26 0t.26 0t.24 -.04`, { stroke: "#4450C8", sw: 0.05 }),
      )
      .join("");
  openBook(s, -0.2, 0, 1.12, { dx: 2.3, dy: 1.8, cover: "iris", right: signed });
  const seats = [
    [-1.5, 1.2, "teal"],
    [0.7, -1.4, "dark"],
    [2.9, 2.4, "coral"],
    [3.2, -0.4, "iris"],
  ];
  seats.forEach(([x, y, color], i) => {
    person(s, x, y, { color, size: 1.2, skin: i });
  });
  // Fence and gate; the newcomer waits outside.
  for (const y of [-5.4, -2.2, 3.4]) s.box(6, y, 0, 0.16, y === 3.4 ? 2.6 : 3.2, 0.7, { color: "stone" });
  s.box(5.94, 0.9, 0, 0.28, 0.3, 1.5, { color: "dark" });
  s.box(5.94, 3.1, 0, 0.28, 0.3, 1.5, { color: "dark" });
  s.box(6, 1.2, 0.75, 0.16, 1.9, 0.22, {
    color: "coral",
    shadow: false,
    right: (w, h) => [0, 2, 4].map((k) => rect((w * k) / 6, 0, w / 6, h, "#FFFFFF", { op: 0.85 })).join(""),
  });
  person(s, 7.6, 2.2, { color: "amber", size: 1.3, skin: 3 });
  s.plate(8.2, -1.2, 2.6, 2.6, undefined, { stroke: s.t.coralText, dash: "8 7", sw: 2.5 });
  tower(s, 8.4, -1, 2.2, 2.2, 2.6, { cols: 4, rows: 4, seed: 21, lit: 0.1 });
  s.path(coords("7.1 2.2, 6.3 2.2, 3.2 2.2"), { color: s.t.coral, w: 3.5, dash: "2 10" });
  chip(s, { x: 56, y: 748, icon: "door-open", label: "Wants to join", sub: "The rulebook says how" });
  return s;
}

function custodyChoice(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.7, 2, 1.4], at: [0.5, 0.53], seed: 5 });
  s.ground();
  s.plate(-1.4, -1.2, 12.4, 9, s.t.floor, { stroke: s.t.line, sw: 1 });
  const choices = [
    ["Own", "house", "stone", 240],
    ["Custodian", "shield", "dark", 130],
    ["Bank", "landmark", "mid", 75],
  ];
  choices.forEach(([name, glyph, color, minute], i) => {
    const x = i * 3.8;
    const z = 3;
    const front = (w, h) =>
      `<g transform="translate(0 -.22)">${vaultDoor({ glyph, hub: ["#FFC27A", "#9AA4FF", "#3FD9BF"][i] })(w, h, s)}</g>` +
      text(w / 2, h - 0.14, name, { size: 0.4, weight: 580, fill: "#FFFFFF", anchor: "middle" });
    s.box(x, -0.6, 0, 2.9, 2.2, z, { color, left: front });
    if (i === 2) s.prism(x - 0.2, -0.8, z, 3.3, 2.6, 0.9, { color: "mid" });
    // A stopwatch over each.
    const top = i === 2 ? 5.1 : 4.15;
    const tone = ["#FF6A3D", "#3FD9BF", "#3FD9BF"][i];
    const [dx, dy] = [x + 1.45, 0.5];
    s.box(dx - 0.12, dy, top + 0.78, 0.24, 0.16, 0.26, { color: "amber", shadow: false });
    if (i !== 2) s.box(dx - 0.1, dy, z, 0.2, 0.16, top - z - 0.8, { color: "mid", shadow: false });
    disc(s, dx, dy, top, 0.82, {
      rim: "#7FA0A9",
      fill: "#F6F4EF",
      paint: clockFace({ hour: 0, minute, lit: tone }),
    });
  });
  // The signatories' table: one chair is empty.
  const sit = [{ color: "teal", skin: 2 }, undefined, { color: "pale", skin: 0 }];
  [2.2, 4.6, 7].forEach((x, i) => {
    chair(s, x, 3.7, { back: "n", color: sit[i] ? "mid" : "coral", who: sit[i] });
  });
  desk(s, 1.4, 4.8, 7.2, 1.7, {
    h: 0.9,
    color: "pale",
    body: "dark",
    left: (w, h) =>
      text(w / 2, h * 0.7, "One signatory missing", {
        size: 0.42,
        fill: "#DCE9EA",
        weight: 540,
        anchor: "middle",
      }),
  });
  for (const x of [2, 6.8])
    s.box(x, 5.1, 0.9, 1.1, 0.9, 0.06, {
      color: "sand",
      shadow: false,
      top: (w, h) => iconAt("key-round", w / 2, h / 2, 0.6, INK, 2.2),
    });
  ghost(s, 4.4, 5.1, 0.9, 1.1, 0.9, 0.06, { color: "#C93F14", op: 0.1 });
  // Telephone: who picks up?
  s.box(8.9, 5.2, 0, 1, 1, 0.9, { color: "stone" });
  s.box(9, 5.3, 0.9, 0.8, 0.8, 0.16, { color: "coral", shadow: false });
  s.box(8.95, 5.5, 1.06, 0.9, 0.26, 0.16, { color: "black", shadow: false });
  chip(s, {
    x: 806,
    y: 64,
    icon: "timer",
    label: "A rehearsal, timed",
    sub: "On a public holiday",
    tone: "coral",
  });
  return s;
}

function monthEnd(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.1, 2.2, 1.2], at: [0.5, 0.545], seed: 8 });
  s.ground();
  s.plate(-5, -1.6, 14, 8.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // Calendar on the wall, its last day ringed.
  s.box(0.4, -1.8, 0, 8, 0.2, 3.9, { color: "pale" });
  const days = (w, h) => {
    let svg =
      rect(0, 0, w, 0.7, "#FF6A3D") +
      text(w / 2, 0.5, "Month-end", { size: 0.44, weight: 620, fill: INK, anchor: "middle" });
    for (let i = 0; i < 28; i++) {
      const [x, y] = [0.2 + (i % 7) * ((w - 0.3) / 7), 0.88 + Math.floor(i / 7) * ((h - 1) / 4)];
      const last = i === 27;
      svg += rect(x, y, (w - 0.3) / 7 - 0.1, (h - 1) / 4 - 0.1, last ? "#FF6A3D" : "#C3CFCF", { rx: 0.05 });
      if (last) svg += iconAt("check", x + 0.21, y + 0.2, 0.34, INK, 3.4);
    }
    return svg;
  };
  slab(s, 1.6, -1.6, 3.9, 2.9, { z: 0.7, t: 0.1, color: "pale", paint: days, shadow: false });
  // The account book.
  const rows = [0, 1, 2, 3];
  const tones = ["#0C8A78", "#5A66DA", "#0C8A78", "#FF6A3D"];
  const pageOf = (side) => (w, h) =>
    rows
      .map((i) => {
        const v = 0.45 + i * ((h - 0.5) / 4);
        const on =
          side === "l"
            ? rect(0.14, v - 0.12, 0.34, 0.34, tones[i], { rx: 0.06 })
            : iconAt("check", w - 0.4, v + 0.05, 0.5, "#0A7265", 3);
        return (
          on +
          rect(side === "l" ? 0.68 : 0.2, v, w * (side === "l" ? 0.58 : 0.44), 0.13, "#566A72", {
            op: 0.75,
          }) +
          line(0.1, v + 0.42, w - 0.1, v + 0.42, "#C9D2D2", { sw: 0.03 })
        );
      })
      .join("");
  s.box(3, 0.9, 0, 5.4, 4.9, 0.5, { color: "dark" });
  openBook(s, 3.2, 1.1, 0.5, { dx: 5, dy: 4.5, cover: "coral", left: pageOf("l"), right: pageOf("r") });
  // Wallets, each tied to its line.
  rows.forEach((i) => {
    const y = 0.4 + i * 1.62;
    const color = ["teal", "iris", "teal", "coral"][i];
    const flap = (w, h) => rect(0, h * 0.12, w, 0.06, INK, { op: 0.25 });
    s.group(() => {
      s.box(-3.7, y, 0, 2.1, 1.15, 0.72, {
        color,
        left: flap,
        shadow: false,
        top: (w, h) =>
          rect(0.12, 0.12, w - 0.24, h - 0.24, "none", { stroke: "#FFFFFF", sw: 0.04, dash: ".1 .1" }) +
          iconAt("wallet", w * 0.42, h / 2, 0.66, color === "coral" ? INK : "#FFFFFF", 2),
      });
      s.box(-1.6, y + 0.36, 0.22, 0.24, 0.44, 0.3, {
        color: "dark",
        shadow: false,
        right: (w, h) => circle(w / 2, h / 2, 0.08, s.t.amber),
      });
    });
    s.shadow(-3.7, y, 2.1, 1.15, 0.7);
    const v = 1.17 + 0.45 + i * ((4.5 - 0.14 - 0.5) / 4) + 0.05;
    s.path(
      [
        [-1.3, y + 0.58, 0.37],
        [0.9, y + 0.58, 0.71],
        [1.9, v, 0.71],
        [3.5, v, 0.71],
      ],
      { color: i === 3 ? "#FF6A3D" : tones[i], w: 4, layer: "over", nodes: false },
    );
  });
  person(s, 7, 0.2, { color: "teal", size: 1.3, skin: 1 });
  chip(s, { x: 56, y: 752, icon: "book-check", label: "Every line has its pair", tone: "teal" });
  return s;
}

const id = (name) => `services/data-assets-business-and-operational-strategy/${name}`;

export const pictures = [
  {
    id: id("card"),
    theme: "ink",
    title: "A token on a drawing board, with rulebook, vault and account book",
    draw: card,
  },
  {
    id: id("plain-case"),
    theme: "paper",
    title: "A database and ledger blocks weighed on a scale",
    draw: plainCase,
  },
  {
    id: id("legal-nature"),
    theme: "ink",
    title: "A token and its stamps at three borders",
    draw: legalNature,
  },
  { id: id("network-rules"), theme: "paper", title: "Partners around a signed rulebook", draw: networkRules },
  {
    id: id("custody-choice"),
    theme: "ink",
    title: "Three vaults with stopwatches and an empty chair",
    draw: custodyChoice,
  },
  { id: id("month-end"), theme: "paper", title: "Wallets matched to an account book", draw: monthEnd },
];
