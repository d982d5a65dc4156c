/** Home page: the three practices at a glance. */
import { coords } from "../engine/coords.mjs";
import { icon, iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { agent } from "../props/agents.mjs";
import { discStore } from "../props/data-stores.mjs";
import { ribs, windows } from "../props/faces.mjs";
import { ledgerEntry } from "../props/ledger.mjs";
import { papers } from "../props/paper.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { lines } from "../props/print.mjs";
import { desk } from "../props/room.mjs";
import { screen } from "../props/screens.mjs";
import { serverCabinet } from "../props/servers.mjs";
import { board, cutout } from "../props/slabs.mjs";
import { standingToken } from "../props/tokens.mjs";
import { pen } from "../props/writing.mjs";

/** An agent takes the fields of a paper form over to a screen; the last line waits for a pen. */
function agenticAi(theme) {
  const s = new Scene({ theme, scale: 65, focus: [4.6, 1.5, 1.4], at: [0.475, 0.52], seed: 10 });
  s.ground();
  s.plate(-3.6, -1.6, 16.4, 7.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // The two systems, one at each end.
  s.box(-3, 0.4, 0, 1.7, 2.6, 3, { color: "mid", left: drawers, right: ribs(5, 0.12) });
  serverCabinet(s, 11, -1.3, { dx: 1.6, dy: 2.4, h: 3, rows: 6, color: "dark" });
  desk(s, -0.9, 0, 11.4, 4, { h: 1, color: "pale", body: "dark" });
  const rows = [
    ["#E9B872", 0.7],
    ["#0C8A78", 0.5],
    ["#FF6A3D", 0.8],
  ];
  const form = (w, _h) =>
    rect(0, 0, w, 0.3, "#2A4650") +
    rect(0.24, 0.5, w * 0.5, 0.2, INK, { rx: 0.1 }) +
    rows
      .map(
        ([c, k], i) =>
          rect(0.24, 0.96 + i * 0.74, w - 0.48, 0.54, i === 2 ? "none" : "#ECE8DE", {
            rx: 0.08,
            stroke: "#8FA3A8",
            sw: 0.03,
            dash: i === 2 ? "0.12 0.1" : undefined,
          }) + (i === 2 ? "" : rect(0.4, 1.14 + i * 0.74, (w - 0.9) * k, 0.18, c, { rx: 0.09 })),
      )
      .join("");
  board(s, -0.4, 0.8, 2.5, 3.3, { z: 1, paint: form, shadow: false });
  s.box(-0.5, 0.7, 1, 2.7, 0.4, 0.14, { color: "dark", shadow: false });
  // The agent on its rail, a field in its arms.
  s.box(2.4, 1.5, 1, 4.6, 0.14, 0.08, { color: "dark", shadow: false });
  s.box(2.4, 2.5, 1, 4.6, 0.14, 0.08, { color: "dark", shadow: false });
  agent(s, 3.8, 1.1, 1.08, 1.9);
  for (const x of [3.9, 5.6])
    s.beam([x, 3.05, 1.7], [x, 3.5, 1.75], 0.2, {
      color: "black",
      bounds: [x - 0.1, 3.01, 1.6, x + 0.1, 3.45, 1.9],
    });
  s.box(3.6, 3.46, 1.45, 2.3, 0.22, 0.7, {
    color: "amber",
    shadow: false,
    left: (w, h) =>
      rect(0.16, h * 0.3, w - 0.32, h * 0.4, "#FFFFFF", { rx: 0.08 }) +
      rect(0.3, h * 0.42, (w - 0.6) * 0.8, h * 0.16, "#FF6A3D", { rx: 0.05 }),
  });
  s.path(coords("2.1 3.8 1, 3.4 3.8 1"), { color: s.t.coral, w: 4, dash: "2 10", layer: "over" });
  s.path(coords("6.1 3.8 1, 7.4 3.8 1"), { color: s.t.coral, w: 4, dash: "2 10", layer: "over" });
  // The screen with the same fields, and the line that is left to the person.
  const record = (w, _h) =>
    rows
      .map(
        ([c, k], i) =>
          rect(0.26, 0.3 + i * 0.62, w - 0.52, 0.46, "#FFFFFF", {
            rx: 0.08,
            stroke: i === 2 ? "#FF6A3D" : "#8FA3A8",
            sw: 0.035,
            dash: i === 2 ? "0.12 0.1" : undefined,
          }) +
          (i === 2
            ? ""
            : rect(0.42, 0.44 + i * 0.62, (w - 1.2) * k, 0.18, c, { rx: 0.09 }) +
              icon("check", w - 0.66, 0.36 + i * 0.62, 0.34, "#0A7265", 3)),
      )
      .join("");
  screen(s, 7, 0.5, { z: 1, w: 3, h: 2.4, paint: record });
  const sign = (w, h) =>
    lines(3, { seed: 3, color: "#8FA3A8", top: 0.1 })(w, h * 0.6, s) +
    rect(w * 0.1, h * 0.6, w * 0.8, h * 0.28, "#FF6A3D", { op: 0.14, rx: 0.05 }) +
    line(w * 0.18, h * 0.8, w * 0.82, h * 0.8, "#FF6A3D", { sw: 0.06 });
  papers(s, 7.6, 1.9, 1, 2.2, 1.8, { count: 2, paint: sign });
  pen(s, [8.9, 3.35, 1.2], [9.9, 3.5, 2.5], { width: 0.24, bounds: [7.7, 3.4, 1.16, 10, 3.7, 2.6] });
  person(s, 6.1, 5.6, { size: 1.5, color: "coral", skin: 1 });
  label(s, { x: 84, y: 790, text: "Paper form", tone: "teal", icon: "file-text" });
  s.leader([-0.2, 1.5, 1.1], [180, 790]);
  chip(s, { x: 748, y: 64, icon: "pen-line", label: "Last line: a person", sub: "Checked, then signed" });
  return s;
}

/** Filing drawers on a face. */
function drawers(w, h) {
  return [0, 1, 2, 3]
    .map(
      (i) =>
        rect(w * 0.08, h * (0.03 + i * 0.245), w * 0.84, h * 0.21, "#FFFFFF", { op: 0.5, rx: 0.05 }) +
        rect(w * 0.34, h * (0.11 + i * 0.245), w * 0.32, h * 0.04, "#2A4650", { rx: 0.04 }),
    )
    .join("");
}

/** Four kinds of sources, one clean route of light, one screen with a curve and its range. */
function dataAnalytics(theme) {
  const s = new Scene({ theme, scale: 56, focus: [-0.5, 0, 1.8], at: [0.5, 0.52], seed: 16 });
  s.ground();
  // Sources, each with its own way to the junction.
  serverCabinet(s, -7.4, -5.4, { h: 2.6, rows: 5 });
  discStore(s, -6.6, -1.6, { r: 1, h: 2.1, discs: 3, color: "teal" });
  const cells = (w, h) =>
    Array.from({ length: 16 }, (_, i) =>
      rect(
        w * (0.1 + (i % 4) * 0.21),
        h * (0.12 + Math.floor(i / 4) * 0.2),
        w * 0.18,
        h * 0.15,
        i % 5 === 0 ? "#22B9A2" : "#86A0A6",
        { rx: 0.03 },
      ),
    ).join("");
  board(s, -7.2, 1.6, 1.9, 1.9, { paint: cells });
  s.box(-6.2, 4.1, 0, 1.7, 1.4, 0.8, {
    color: "mid",
    top: (w, h) =>
      Array.from({ length: 9 }, (_, i) =>
        rect(
          w * (0.12 + (i % 3) * 0.16),
          h * (0.2 + Math.floor(i / 3) * 0.22),
          w * 0.12,
          h * 0.15,
          "#DCE9EA",
          { rx: 0.03 },
        ),
      ).join(""),
  });
  screen(s, -5.4, 4.2, {
    z: 0.8,
    w: 0.8,
    h: 0.6,
    foot: false,
    paint: (w, h) => rect(w * 0.2, h * 0.4, w * 0.6, h * 0.2, s.t.teal),
  });
  const hub = -2.6;
  for (const [x, y] of coords("-5.9 -4.7, -5.5 -1.6, -5.2 1.8, -4.4 4.8"))
    s.path(
      [
        [x, y],
        [hub - 1.2, y],
        [hub - 0.2, y < 0 ? -0.35 : 0.35],
        [hub, 0],
      ],
      { color: s.t.teal, w: 2.6, dash: "1 8" },
    );
  // The junction and the checks along the route.
  s.box(hub - 0.3, -0.9, 0, 1.8, 1.8, 0.8, {
    color: "stone",
    top: (w, h) => circle(w / 2, h / 2, 0.6, "#071620") + circle(w / 2, h / 2, 0.34, s.t.teal),
  });
  s.path(
    [
      [hub + 1.5, 0],
      [5.4, 0],
    ],
    { color: s.t.teal, w: 7 },
  );
  s.path(
    [
      [hub + 1.5, 0],
      [5.4, 0],
    ],
    { color: "#E6FFFA", w: 2.4, glow: false },
  );
  for (const x of [0, 2]) {
    s.box(x, -1.1, 0, 0.3, 0.3, 1.5, { color: "mid" });
    s.box(x, 0.8, 0, 0.3, 0.3, 1.5, { color: "mid" });
    s.box(x, -1.1, 1.5, 0.3, 2.2, 0.3, {
      color: "mid",
      shadow: false,
      right: (w, h) => rect(w * 0.3, h * 0.3, w * 0.4, h * 0.4, s.t.teal, { rx: 0.05 }),
    });
  }
  // The screen: this week, and the range ahead.
  const curve = (w, h) => {
    const [cx, cy] = [w * 0.54, h * 0.46];
    const end = [w - 0.5, h * 0.3];
    return (
      rect(0.2, 0.2, w - 0.4, h - 0.4, "#0B1C24", { rx: 0.12 }) +
      [0.3, 0.5, 0.7].map((k) => line(0.5, h * k, w - 0.5, h * k, "#24454F", { sw: 0.03 })).join("") +
      path(`M${cx} ${cy}L${end[0]} ${end[1] - 0.85}L${end[0]} ${end[1] + 1.15}Z`, {
        fill: "#FF6A3D",
        op: 0.22,
      }) +
      path(`M${cx} ${cy}L${end[0]} ${end[1] - 0.4}L${end[0]} ${end[1] + 0.6}Z`, {
        fill: "#FF6A3D",
        op: 0.28,
      }) +
      path(
        `M.5 ${h * 0.78}C${w * 0.16} ${h * 0.74} ${w * 0.2} ${h * 0.5} ${w * 0.3} ${h * 0.58}S${w * 0.44} ${h * 0.62} ${cx} ${cy}`,
        { stroke: s.t.teal, sw: 0.14 },
      ) +
      line(cx, cy, end[0], end[1] + 0.05, s.t.coral, { sw: 0.12, dash: "0.02 0.26" }) +
      line(cx, 0.5, cx, h - 0.5, "#7FA0A9", { sw: 0.04, dash: "0.1 0.12" }) +
      circle(cx, cy, 0.2, s.t.coral, { stroke: "#0B1C24", sw: 0.06 })
    );
  };
  s.box(3.6, -1.2, 0, 6, 1.2, 0.4, { color: "dark" });
  s.box(3.4, -0.6, 0.4, 6.4, 0.3, 4.2, { color: "mid", left: curve, shadow: false });
  person(s, 7, 1.7, { size: 1.5, color: "coral", skin: 1 });
  person(s, 8.4, 1.2, { size: 1.45, color: "pale", skin: 2 });
  chip(s, {
    x: 728,
    y: 64,
    icon: "trending-up",
    label: "This week's orders",
    sub: "Forecast with its range",
    tone: "teal",
  });
  label(s, { x: 420, y: 760, text: "Checked on the way", tone: "teal", icon: "shield-check" });
  s.leader([2.15, 1.1, 0.1], [560, 760]);
  return s;
}

/** Two companies keep one ledger before both their doors; a token travels beside it. */
function digitalAssets(theme) {
  const s = new Scene({ theme, scale: 53, focus: [0, -0.1, 1], at: [0.5, 0.555], seed: 22 });
  s.ground();
  s.plate(-5, -8, 10.6, 16, s.t.floor2, { stroke: s.t.line, sw: 1 });
  const door = (name, color) => (w, h) =>
    windows({ cols: 4, rows: 4, lit: 0.25, seed: name.length })(w, h * 0.62, s) +
    rect(w * 0.32, h * 0.72, w * 0.36, h * 0.28, "#2A4650") +
    iconAt(name, w / 2, h * 0.66, 0.001, color);
  house(s, -4.4, 2.8, 3.6, "pale", "hexagon", "#0A7265", door);
  house(s, -4.4, -7.4, 4.1, "mid", "triangle", "#C93F14", door);
  for (const [x, y] of coords("-3.6 -1.9, -2.4 0.2, -3.8 1.2")) tree(s, x, y, { h: 1.5, r: 0.5 });
  // The ledger, and the short way from each door to it.
  s.path(coords("-0.8 4.6, 0.9 4.6"), { color: s.t.teal, w: 4 });
  s.path(coords("-0.8 -5.6, 0.9 -5.6"), { color: s.t.coral, w: 4 });
  s.path(coords("1.4 6.8 0, 1.4 -6.4 0"), { color: s.t.iris, w: 9 });
  const names = ["receipt", "link", "file-check-2", "link", "stamp", "link"];
  names.forEach((name, i) => {
    ledgerEntry(s, 0.8, -6.8 + i * 2.3, 1.35, name, {
      color: i === 2 ? "coral" : "iris",
      glyph: i === 2 ? INK : "#FFFFFF",
    });
  });
  // The token on its lane.
  s.plate(3.7, -7.2, 1.3, 14.6, s.t.floor);
  s.path(coords("4.35 7, 4.35 1.6"), { color: s.t.iris, w: 4 });
  s.path(coords("4.35 -0.4, 4.35 -6.6"), { color: s.t.iris, w: 4, dash: "2 11" });
  s.shadow(4.2, -0.2, 0.3, 1.5, 1);
  standingToken(s, 4.2, 0.6, 0, { r: 0.85, face: "right", glyph: "coins" });
  person(s, 0.3, 6.4, { size: 1.3, color: "teal", skin: 3 });
  person(s, -0.2, -3.2, { size: 1.3, color: "coral", skin: 1 });
  chip(s, {
    x: 60,
    y: 64,
    icon: "link",
    label: "One set of books",
    sub: "Each side can verify",
    tone: "iris",
  });
  label(s, { x: 872, y: 740, text: "Token on its way", tone: "iris", icon: "coins" });
  s.leader([4.5, 0.8, 0.3], [960, 740]);
  return s;
}

/** A company's house with its sign on the roof and its door to the lower right. */
function house(s, x, y, h, color, sign, tone, door) {
  s.box(x, y, 0, 3.6, 3.8, h, {
    color,
    left: windows({ cols: 5, rows: 6, lit: 0.22, seed: h * 10 }),
    right: door(sign, tone),
  });
  cutout(s, x + 1.7, y + 1, h, 1.8, 1.5, {
    depth: 0.24,
    face: "right",
    color: tone,
    shadow: false,
    shape: (f) => rect(0, 0, 1.8, 1.5, f, { rx: 0.24 }),
    paint: () => iconAt(sign, 0.9, 0.75, 0.95, "#FFFFFF", 2.2),
  });
  s.box(x + 0.4, y + 0.5, h, 0.9, 0.9, 0.4, { color: "stone", shadow: false });
}

export const pictures = [
  {
    id: "home/agentic-ai",
    theme: "paper",
    title: "An agent carrying fields from a paper form into a screen",
    draw: agenticAi,
  },
  {
    id: "home/data-analytics",
    theme: "ink",
    title: "One route of light from sources to a screen with a curve",
    draw: dataAnalytics,
  },
  {
    id: "home/digital-assets",
    theme: "paper",
    title: "Two companies, one ledger and a token on its way",
    draw: digitalAssets,
  },
];
