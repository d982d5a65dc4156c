/** Service page "Data & Analytics", first part: figures people agree on. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { windows } from "../props/faces.mjs";
import { person } from "../props/people.mjs";
import { lines } from "../props/print.mjs";
import { desk } from "../props/room.mjs";
import { board } from "../props/slabs.mjs";

/** Many thin streams run into one platform; one line leaves it for a chart on a table. */
function card(theme) {
  const s = new Scene({ theme, scale: 64, focus: [2.6, 1.6, 0.8], at: [0.48, 0.53], seed: 18 });
  s.ground();
  // The streams: each keeps to its own lane and bends once towards its slot.
  for (let i = 0; i < 15; i++) {
    const from = -6.4 + i * 0.98;
    const slot = -1.2 + i * 0.36;
    const bend = -6.2 + Math.abs(i - 7) * 0.42;
    const c = i % 5 === 2 ? s.t.mat.teal[2] : s.t.teal;
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
        op: 0.9,
      },
    );
    if (i % 3 === 1 && i < 10)
      s.box(bend - 1.4 + (i % 2), from - 0.14, 0, 0.28, 0.28, 0.28, { color: i % 2 ? "teal" : "pale" });
  }
  // The platform: three layers, lit between them.
  s.box(-1.8, -1.7, 0, 4.8, 5.8, 0.5, { color: "dark" });
  s.box(-1.5, -1.4, 0.5, 4.2, 5.2, 0.14, { color: "teal", shadow: false });
  s.box(-1.7, -1.6, 0.64, 4.6, 5.6, 0.5, { color: "mid", shadow: false });
  s.box(-1.4, -1.3, 1.14, 4, 5, 0.14, { color: "teal", shadow: false });
  const deck = (w, h) => {
    let out =
      rect(w * 0.28, h * 0.3, w * 0.44, h * 0.4, "#071620", { rx: 0.2 }) +
      iconAt("layers", w / 2, h / 2, 1.3, s.t.teal, 1.7);
    for (let i = 0; i < 9; i++)
      out += line(0.3, h * (0.12 + i * 0.095), w * 0.26, h * (0.32 + i * 0.045), s.t.teal, {
        sw: 0.04,
        op: 0.8,
      });
    return out + line(w * 0.72, h / 2, w, h / 2, s.t.coral, { sw: 0.14 });
  };
  s.box(-1.6, -1.5, 1.28, 4.4, 5.4, 0.5, { color: "stone", shadow: false, top: deck });
  s.path(coords("3 1.2, 6.2 1.2"), { color: s.t.coral, w: 6 });
  // The table and its one chart.
  desk(s, 5.6, -1, 4.4, 4.6, { h: 1.05, color: "pale", body: "dark" });
  [0.5, 0.85, 0.7, 1.2, 1.6].forEach((h, i) => {
    s.box(5.85 + i * 0.8, 0.9, 1.05, 0.6, 0.9, h * 1.9, { color: i === 4 ? "coral" : "teal", shadow: false });
  });
  person(s, 7.4, -2, { size: 1.45, color: "coral", skin: 1 });
  person(s, 9, -2, { size: 1.4, color: "pale", skin: 3 });
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

/** Four departments that count differently, and one plate in the middle they all read. */
function sharedDefinition(theme) {
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
      { color: s.t.teal, w: 5 },
    );
    s.box(x, y, 0, 2.6, 2.6, 2.2, {
      color,
      left: (w, h) => iconAt(glyph, w / 2, h * 0.56, 1.1, color === "mid" ? INK : "#0A665A", 1.8),
      right: windows({ cols: 4, rows: 3, lit: 0.25, seed: i + 3 }),
    });
    // The counter on the roof, four rules, four readings.
    s.box(x + 0.15, y + 1.6, 2.2, 2.3, 0.5, 1, {
      color: "black",
      shadow: false,
      left: (w, h) => counter(w, h, digits, "#F6F4EF"),
    });
    s.box(x + 0.3, y + 0.4, 2.2, 0.8, 0.7, 0.35, { color: "stone", shadow: false });
  });
  // The centre: one model, one plate.
  s.box(-2, -2, 0, 3.6, 3.6, 0.3, { color: "dark" });
  s.box(-1.7, -1.7, 0.3, 3, 3, 1.7, {
    color: "teal",
    shadow: false,
    top: (w, h) => iconAt("users", w / 2, h / 2, 1.5, "#FFFFFF", 1.7),
    left: (w, h) =>
      rect(0.16, h * 0.16, w - 0.32, h * 0.68, "#FFFFFF", { rx: 0.1 }) +
      counter(w, h, "4 0 7", "#FFFFFF", INK),
    right: (w, h) =>
      [0.3, 0.5, 0.7]
        .map((k) =>
          rect(w * 0.16, h * k - 0.05, w * (k === 0.7 ? 0.4 : 0.68), 0.12, "#FFFFFF", { op: 0.7, rx: 0.06 }),
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
  label(s, { x: 510, y: 60, text: "Four counts", tone: "coral", icon: "git-compare" });
  return s;
}

/** Three flip digits on a face. */
function counter(w, h, digits, fill, ink = INK) {
  return digits
    .split(" ")
    .map((d, i) => {
      const u = w * (0.14 + i * 0.255);
      return (
        rect(u, h * 0.2, w * 0.22, h * 0.6, fill, { rx: 0.06 }) +
        text(u + w * 0.11, h * 0.5 + h * 0.19, d, {
          size: h * 0.56,
          fill: ink,
          anchor: "middle",
          weight: 620,
        })
      );
    })
    .join("");
}

/** Invoices by size before a fan of likely dates; a telephone stands by the first ones. */
function latePayments(theme) {
  const s = new Scene({ theme, scale: 66, focus: [4.1, 1.2, 1.7], at: [0.5, 0.53], seed: 31 });
  s.ground();
  s.box(-0.9, -1.9, 0, 10.8, 6, 0.36, { color: "dark" });
  // The fan: what has come in, and the range of what may come.
  const fan = (w, h) => {
    const y0 = h * 0.58;
    const past = `M0.5 ${h * 0.72}L1.4 ${h * 0.6}L2.3 ${h * 0.66}L3.2 ${h * 0.52}L4.1 ${y0}`;
    const spread = (a, op) =>
      path(`M4.1 ${y0}L${w - 0.5} ${y0 - a - 0.5}L${w - 0.5} ${y0 + a * 0.8 - 0.5}Z`, {
        fill: "#0C8A78",
        op,
      });
    return (
      rect(0.25, 0.25, w - 0.5, h - 0.5, "#FFFFFF", { rx: 0.1 }) +
      [0.25, 0.45, 0.65, 0.85]
        .map((k) => line(0.5, h * k, w - 0.5, h * k, "#DDE3E2", { sw: 0.03 }))
        .join("") +
      spread(1.7, 0.16) +
      spread(1.1, 0.2) +
      spread(0.5, 0.28) +
      path(past, { stroke: "#2A4650", sw: 0.12 }) +
      line(4.1, y0, w - 0.5, y0 - 0.55, "#FF6A3D", { sw: 0.11, dash: "0.02 0.24" }) +
      line(4.1, 0.5, 4.1, h - 0.5, "#566A72", { sw: 0.04, dash: "0.1 0.12" }) +
      circle(4.1, y0, 0.2, "#FF6A3D")
    );
  };
  s.box(-0.3, -1.6, 0.36, 9.4, 0.24, 4.1, { color: "mid", shadow: false, left: fan });
  // Invoices ordered by height, the first two in coral.
  const heights = [2.5, 2.2, 1.85, 1.6, 1.35, 1.1, 0.9];
  heights.forEach((h, i) => {
    const hot = i < 2;
    board(s, -0.2 + i * 1.3, 0.6, 1.05, h, {
      z: 0.36,
      color: hot ? "coral" : "pale",
      shadow: false,
      paint: (w, fh) =>
        (hot ? icon("clock", 0.16, 0.16, 0.46, INK, 2.4) : icon("receipt", 0.16, 0.14, 0.42, "#566A72", 2)) +
        (fh > 1
          ? `<g transform="translate(0 .7)">${lines(Math.max(2, Math.round(fh * 2)), { color: hot ? INK : "#566A72", seed: i, top: 0 })(w, fh - 0.85, s)}</g>`
          : ""),
    });
  });
  deskPhone(s, -0.3, 2.1, 0.36);
  // A desk calendar.
  const month = (w, h) =>
    rect(0, 0, w, h * 0.2, "#0C8A78") +
    Array.from({ length: 15 }, (_, i) =>
      rect(
        0.2 + (i % 5) * ((w - 0.3) / 5),
        h * 0.3 + Math.floor(i / 5) * h * 0.22,
        (w - 0.3) / 5 - 0.1,
        h * 0.16,
        [6, 7].includes(i) ? "#FF6A3D" : "#C9D2D2",
        { rx: 0.04 },
      ),
    ).join("");
  s.box(5.4, 2.5, 0.36, 2.8, 1, 0.1, { color: "mid", shadow: false });
  board(s, 5.5, 2.7, 2.6, 2, { z: 0.46, paint: month, depth: 0.22, shadow: false });
  for (const x of [6.1, 6.8, 7.5]) s.beam([x, 2.9, 2.4], [x, 2.9, 2.62], 0.1, { color: "black" });
  label(s, { x: 64, y: 190, text: "Call first", tone: "coral", icon: "phone" });
  s.leader([0.3, 0.76, 2.9], [160, 236]);
  label(s, { x: 872, y: 150, text: "Likely arrival", tone: "teal", icon: "trending-up" });
  s.leader([8.6, -1.36, 2.9], [1010, 196]);
  return s;
}

/** An office telephone: a wedge body with keys and a receiver in its cradle. */
function deskPhone(s, x, y, z) {
  s.box(x, y, z, 2.6, 1.7, 0.36, {
    color: "black",
    shadow: false,
    top: (w, h) =>
      rect(w * 0.42, h * 0.12, w * 0.48, h * 0.22, "#8FE3D4", { rx: 0.05 }) +
      Array.from({ length: 12 }, (_, i) =>
        rect(
          w * (0.42 + (i % 3) * 0.17),
          h * (0.44 + Math.floor(i / 3) * 0.13),
          w * 0.13,
          h * 0.09,
          "#CBD4D4",
          { rx: 0.04 },
        ),
      ).join(""),
  });
  s.group(() => {
    s.box(x + 0.16, y - 0.02, z + 0.36, 0.7, 0.5, 0.3, { color: "coral", shadow: false });
    s.box(x + 0.16, y + 1.22, z + 0.36, 0.7, 0.5, 0.3, { color: "coral", shadow: false });
    s.box(x + 0.26, y - 0.02, z + 0.6, 0.5, 1.74, 0.26, { color: "coral", shadow: false });
  });
}

const id = (name) => `services/data-analytics/${name}`;

export const pictures = [
  {
    id: id("card"),
    theme: "ink",
    title: "Many data streams, one platform, one chart on a table",
    draw: card,
  },
  {
    id: id("shared-definition"),
    theme: "paper",
    title: "Four departments and one number plate",
    draw: sharedDefinition,
  },
  {
    id: id("late-payments"),
    theme: "paper",
    title: "Invoices in order of lateness, with a telephone",
    draw: latePayments,
  },
];
