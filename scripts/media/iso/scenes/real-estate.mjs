/** Real estate: towers and their square, a lease, a cutaway building, a flat, a title chain, a city plan. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, path } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { fields } from "../overlays/fields.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { graph } from "../overlays/graph.mjs";
import { toggles } from "../overlays/toggles.mjs";
import { bank } from "../props/bank.mjs";
import { car } from "../props/cars.mjs";
import { cutaway } from "../props/cutaway.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { flatTower } from "../props/flat-tower.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { drops, range } from "../props/marks.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { lines } from "../props/print.mjs";
import { chiller } from "../props/roof-tops.mjs";
import { bench } from "../props/street.mjs";
import { tower } from "../props/towers.mjs";

function overview(theme) {
  const s = new Scene({ theme, scale: 45, focus: [3.4, 3.4, 2.8], at: [0.49, 0.55], seed: 2 });
  s.ground();
  s.plate(-5, 9.4, 22, 2.4, s.t.road);
  s.plate(-4, -4, 14, 13, s.t.floor, { stroke: s.t.line });
  flatTower(s, -2.6, -3, 3.2, 3.2, 5.4, { color: "stone", rows: 8, seed: 3 });
  flatTower(s, 1.4, -1.2, 4, 4, 8.2, { color: "mid", cols: 5, rows: 11, lit: 0.4, seed: 7 });
  flatTower(s, 6.6, -3, 3, 3, 4.6, { color: "dark", rows: 7, seed: 11 });
  flatTower(s, -3.4, 3, 2.8, 2.8, 3.4, { color: "pale", rows: 5, cols: 3, seed: 5, roof: false });
  // The square before the entrance: trees, benches, a basin.
  s.lathe(
    2.4,
    6.8,
    0,
    [
      [1.2, 0, "pale"],
      [1.2, 0.26],
      [1.04, 0.26, "teal"],
      [1.04, 0.2],
    ],
    { color: "teal" },
  );
  for (const [x, y] of coords("0 5, 5.2 4.8, 6.4 7.6, -0.4 8")) tree(s, x, y);
  bench(s, 3.6, 8.3);
  person(s, 4.4, 5.6, { color: "coral", size: 0.9 });
  person(s, 1, 7.8, { color: "amber", skin: 2, size: 0.9 });
  car(s, -2.4, 10.2, { color: "coral" });
  car(s, 3, 10.2, { color: "pale" });
  s.path(coords("3.4 3, 3.4 5.2"), { color: s.t.coral, w: 4, dash: "1 9" });
  chip(s, {
    x: 56,
    y: 60,
    icon: "building-2",
    label: "Figures sourced",
    sub: "Lease, meter, sale",
    tone: "teal",
  });
  forecast(s, {
    x: 812,
    y: 668,
    w: 340,
    h: 184,
    title: "Valuation, explained",
    tone: "coral",
    seed: 9,
    trend: 0.3,
  });
  return s;
}

function portfolioValuation(theme) {
  const s = new Scene({ theme, scale: 41, focus: [4.6, 2.6, 2.6], at: [0.53, 0.52], seed: 3 });
  s.ground();
  const list = [
    [-3.4, 3.4, 3, 4.4, "pale", 70, "teal"],
    [0.2, 0.6, 3, 7, "dark", 110, "coral"],
    [4.2, 3.6, 3, 3.4, "stone", 90, "teal"],
    [4.4, -2.4, 3, 5.2, "pale", 60, "teal"],
    [8.6, 0.4, 3, 6, "mid", 150, "coral"],
    [8, 5.4, 3, 2.6, "teal", 70, "teal"],
  ];
  list.forEach(([x, y, w, h, color], i) => {
    s.plate(x - 0.5, y - 0.5, w + 1, w + 1, s.t.floor2, { stroke: s.t.line });
    flatTower(s, x, y, w, w, h, { color, rows: Math.round(h * 1.5), seed: i * 5 + 2, roof: false });
  });
  for (const [x, y, w, h, , tall, tone] of list)
    range(s, x + w / 2, y + w / 2, h + 0.2, {
      tall,
      at: 0.4 + (h % 1) * 0.5,
      color: s.t[tone],
      glow: 0.28,
    });
  for (const [x, y] of coords("-1 7.6, 3 8.4, 8.4 -3.4, 13 -0.6")) tree(s, x, y);
  checklist(s, {
    x: 56,
    y: 690,
    title: "What moved it",
    items: [
      { label: "Rent roll", tag: "Known" },
      { label: "Thin market", state: "review", tag: "Wide range" },
    ],
  });
  chip(s, { x: 820, y: 764, icon: "stamp", label: "The valuer signs", tone: "teal" });
  return s;
}

function leaseAbstraction(theme) {
  const s = new Scene({ theme, scale: 70, focus: [2.2, 1.8, 1.6], at: [0.42, 0.57], seed: 4 });
  s.ground();
  flatTower(s, -1.2, -2.4, 3, 3, 4.5, { color: "mid", rows: 7, seed: 6, lit: 0.34 });
  flatTower(s, -5.2, -1.2, 2.4, 2.4, 3, { color: "dark", rows: 6, cols: 3, seed: 8 });
  // The thick lease, with its deeds of variation laid on it, and slips at the clauses.
  for (let i = 0; i < 5; i++)
    s.box(0.2 + (i % 2) * 0.06, 1.7, i * 0.24, 3.6, 2.9, 0.22, { color: "pale", shadow: i === 0 });
  s.box(0.14, 1.64, 1.2, 3.7, 3, 0.1, {
    color: "pale",
    shadow: false,
    top: (w, h, sc) =>
      text(0.34, 0.72, "Lease", { size: 0.62, weight: 620, fill: "#0B1C24", display: true }) +
      `<g transform="translate(0 .8)">${lines(6, { color: "#566A72", marks: { 1: "#FF6A3D", 4: "#0A7265" }, pad: 0.09, top: 0.05 })(w, h - 1, sc)}</g>`,
  });
  [
    ["coral", 2],
    ["teal", 2.8],
    ["amber", 3.6],
  ].forEach(([c, y], i) => {
    s.box(3.84, y, 0.3 + i * 0.3, 0.7, 0.4, 0.06, { color: c, shadow: false });
  });
  const slip = s.p(4.5, 2.2, 0.5);
  s.draw(
    path(`M${slip[0]} ${slip[1]}C${slip[0] + 90} ${slip[1] - 20} 720 360 786 330`, {
      stroke: s.t.coral,
      sw: 4.5,
      dash: "1 10",
    }) + circle(slip[0], slip[1], 8, s.t.coral),
  );
  person(s, 5.2, 1.2, { size: 1.2, color: "teal", skin: 1 });
  checklist(s, {
    x: 784,
    y: 120,
    title: "Clauses found",
    items: [
      { label: "Break date", tag: "Clause" },
      { label: "Rent review", tag: "Deed" },
      { label: "Repairs", tag: "Clause" },
      { label: "Side letter", state: "review", tag: "Ambiguous" },
    ],
  });
  chip(s, { x: 784, y: 752, icon: "scale", label: "Counsel rules", sub: "On doubtful wording" });
  return s;
}

function buildingEnergy(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.6, 1.6, 3], at: [0.4, 0.5], seed: 5 });
  s.ground();
  s.plate(-2, -2, 9, 8, s.t.floor2, { stroke: s.t.line });
  const top = cutaway(s, 0, 0, 5.6, 2.2, ["amber", "stone", "glass"], { gap: 1.9 });
  s.box(-0.1, -0.1, top, 5.8, 2.4, 0.22, { color: "dark", shadow: false });
  chiller(s, 0.5, 0.6, top + 0.22, { color: "teal" });
  chiller(s, 3, 0.6, top + 0.22, { color: "coral" });
  // Cold runs down the riser into the floors.
  s.path(
    [
      [5.64, 2.24, top],
      [5.64, 2.24, 1.7],
    ],
    { color: s.t.teal, w: 6, layer: "over" },
  );
  for (let i = 0; i < 3; i++)
    s.path(
      [
        [5.64, 2.24, i * 1.9 + 1.72],
        [0.3, 2.24, i * 1.9 + 1.72],
      ],
      { color: s.t.teal, w: 4, layer: "over", dash: "1 9" },
    );
  tree(s, -1.2, 5);
  tree(s, 7, -1);
  person(s, 4, 4.4, { size: 1.1, color: "amber", skin: 1 });
  forecast(s, {
    x: 772,
    y: 70,
    w: 380,
    h: 244,
    title: "Cooling load today",
    value: "Later start",
    tone: "teal",
    seed: 14,
  });
  toggles(s, {
    x: 772,
    y: 712,
    title: "Facilities manager",
    items: [{ label: "Follow forecast", on: true, icon: "calendar-clock" }],
  });
  return s;
}

function tenantService(theme) {
  const s = new Scene({ theme, scale: 62, focus: [1.8, 1.8, 3.2], at: [0.31, 0.52], seed: 6 });
  s.ground();
  s.plate(-1.6, -1.6, 8, 8, s.t.floor, { stroke: s.t.line });
  flatTower(s, 0, 0, 4, 4, 7.2, {
    color: "stone",
    cols: 4,
    rows: 6,
    lit: 0.06,
    seed: 9,
    flat: ["left", 2, 2],
  });
  const [fx, fy] = s.p(2.5, 4, 4.5);
  drops(s, 2.5, 4, 4.05, 3);
  tree(s, -0.8, 5.4);
  person(s, 3, 5.6, { size: 1, color: "coral", skin: 1 });
  s.box(3.4, 5.5, 0, 0.6, 0.4, 0.4, { color: "amber", left: emblem("wrench", "#0B1C24", { size: 0.9 }) });
  bubbles(s, {
    x: 664,
    y: 64,
    w: 440,
    messages: [
      { text: "A voicemail: water here", icon: "voicemail", tone: "teal" },
      { text: "A photograph", icon: "image", tone: "teal" },
      { text: "An email from below", icon: "mail", tone: "teal" },
    ],
  });
  // Three reports join into one ticket.
  s.draw(
    [96, 208, 322]
      .map((y) =>
        path(`M660 ${y + 10}C630 ${y + 60} 640 ${430} 700 556`, {
          stroke: s.t.coral,
          sw: 3,
          so: 0.75,
          dash: "1 9",
        }),
      )
      .join("") +
      path(`M${fx + 40} ${fy}C${fx + 160} ${fy} 560 560 656 620`, { stroke: s.t.coral, sw: 4.5 }) +
      circle(fx + 40, fy, 8, s.t.coral),
  );
  checklist(s, {
    x: 664,
    y: 560,
    w: 480,
    title: "One repair ticket",
    icon: "wrench",
    items: [
      { label: "Lease checked", tag: "Landlord" },
      { label: "Trade", tag: "Plumber" },
      { label: "Spend", state: "review", tag: "Approve" },
    ],
  });
  return s;
}

function ownershipRecords(theme) {
  const s = new Scene({ theme, scale: 48, focus: [3.2, 3, 1.6], at: [0.53, 0.51], seed: 7 });
  s.ground();
  s.plate(0.4, -4.6, 4.8, 4.8, s.t.floor2, { stroke: s.t.line });
  flatTower(s, 1.2, -3.8, 3.2, 3.2, 5.4, { color: "mid", rows: 8, seed: 4, flat: ["left", 1, 2] });
  // From the flat down through title records, then out to a company and a bank.
  s.path(coords("2.8 0, 2.8 6.4"), { color: s.t.iris, w: 6 });
  s.path(coords("-4.4 6.9, 9.2 6.9"), { color: s.t.iris, w: 6 });
  [
    ["key-round", 0.8],
    ["file-text", 3.2],
  ].forEach(([name, y]) => {
    ledgerBlock(s, 2.15, y, { size: 1.3, icon: name });
  });
  ledgerBlock(s, 2.15, 6.2, { size: 1.3, icon: "link", color: "coral" });
  ledgerBlock(s, -1.2, 6.3, { size: 1.2, icon: "building-2" });
  ledgerBlock(s, 5.6, 6.3, { size: 1.2, icon: "landmark" });
  tower(s, -5.6, 5.4, 2.2, 2.2, 3.2, { color: "dark", cols: 3, rows: 5, seed: 8 });
  bank(s, 8.6, 4.8, { u: 1 });
  person(s, 5.4, 2.6, { size: 1.15, color: "teal", skin: 1 });
  graph(s, {
    x: 56,
    y: 620,
    w: 340,
    h: 232,
    title: "Title map",
    nodes: {
      flat: { at: [90, 92], label: "Flat", tone: "coral" },
      head: { at: [242, 132], label: "Head lease", tone: "iris" },
      free: { at: [110, 190], label: "Freehold", tone: "iris" },
    },
    edges: [
      ["flat", "head", "iris"],
      ["head", "free", "iris"],
    ],
  });
  chip(s, { x: 56, y: 56, icon: "circle-help", label: "A missing link", sub: "Ask the seller" });
  return s;
}

function siteSelection(theme) {
  const s = new Scene({ theme, scale: 50, focus: [4.6, 4.4, 0.8], at: [0.5, 0.53], seed: 8 });
  s.ground();
  // A city plan: plots between streets, a river, three candidate sites under pins.
  s.plate(-5, -5, 20, 19, s.t.bg0, { stroke: s.t.line });
  const plots = coords(`
    -4.4 -4.4, 0.4 -4.4, 5.2 -4.4, 10 -4.4, -4.4 0.4, 0.4 0.4, 5.2 0.4, 10 0.4, -4.4 5.2, 0.4 5.2,
    5.2 5.2, 10 5.2, 0.4 10, 5.2 10
  `);
  plots.forEach(([x, y], i) => {
    s.plate(x, y, 3.9, 3.9, i % 5 === 3 ? "#C9DDD3" : s.t.floor2, { stroke: s.t.line, sw: 1 });
  });
  flatTower(s, 0.9, 0.9, 2.8, 2.8, 5, { color: "dark", rows: 7, cols: 3, seed: 5, lit: 0.3 });
  const low = [
    [-4, -4, 1.4, "pale"],
    [-2.2, -2.4, 1, "stone"],
    [0.9, -4, 1.7, "stone"],
    [2.5, -2.6, 1.1, "pale"],
    [5.6, -2.6, 1.3, "pale"],
    [-4, 2.6, 1.2, "stone"],
    [10.4, 0.8, 1.3, "pale"],
    [12, 2.4, 1.8, "stone"],
    [0.8, 7.2, 1.2, "pale"],
    [2.4, 5.6, 0.9, "stone"],
    [7.4, 5.6, 1.4, "stone"],
    [5.6, 10.4, 1, "pale"],
    [-4, 5.6, 1.1, "mid"],
  ];
  low.forEach(([x, y, h, c], i) => {
    s.box(x, y, 0, 1.5, 1.4, h, {
      color: c,
      left: windows({ cols: 3, rows: 2, seed: i, pad: 0.2 }),
      right: windows({ cols: 3, rows: 2, seed: i + 20, pad: 0.2 }),
    });
  });
  for (const [x, y] of coords("10.8 5.8, 12.4 6.8, 11.2 8, 6 -3.8, 8 -3.9"))
    tree(s, x, y, { h: 1.2, r: 0.4 });
  // Bus stops and the line that serves them.
  s.path(coords("-5 4.75, 15 4.75"), { color: s.t.teal, w: 5 });
  const sites = [
    [5.4, 1, 3.4, "1", s.t.coral, 30],
    [-2.2, 7, 2.3, "2", s.t.teal, 26],
    [9.2, 8.4, 1.4, "3", s.t.teal, 24],
  ];
  for (const [x, y, h, name, color, r] of sites) {
    s.plate(x, y, 1.7, 1.7, color, { op: 0.3, stroke: color, sw: 3 });
    s.pin(x + 0.85, y + 0.85, 0, {
      h,
      r,
      color,
      glyph: text(0, r * 0.36, name, {
        size: r,
        weight: 640,
        fill: color === s.t.coral ? "#0B1C24" : "#FFFFFF",
        anchor: "middle",
      }),
    });
  }
  for (const [x, y] of coords("4.6 4.75, -0.6 4.75")) {
    const [cx, cy] = s.p(x, y, 0.4);
    s.draw(circle(cx, cy, 20, s.t.bg0, { stroke: s.t.teal, sw: 3 }) + iconAt("bus", cx, cy, 24, s.t.teal, 2));
  }
  fields(s, {
    x: 788,
    y: 640,
    w: 364,
    title: "Weights in view",
    items: [
      { label: "Footfall", value: 0.85, tone: "coral" },
      { label: "Step-free", value: 0.6 },
      { label: "Flood map", value: 0.35 },
    ],
  });
  chip(s, { x: 56, y: 752, icon: "footprints", label: "Go and look", sub: "Reasons on file" });
  return s;
}

const id = (name) => `industries/real-estate/${name}`;

export const pictures = [
  { id: id("overview"), theme: "ink", title: "A tower with lit windows and its square", draw: overview },
  {
    id: id("portfolio-valuation"),
    theme: "paper",
    title: "Towers with value ranges above them",
    draw: portfolioValuation,
  },
  {
    id: id("lease-abstraction"),
    theme: "ink",
    title: "A thick lease and the clauses found in it",
    draw: leaseAbstraction,
  },
  {
    id: id("building-energy"),
    theme: "paper",
    title: "A cutaway building with chillers on its roof",
    draw: buildingEnergy,
  },
  {
    id: id("tenant-service"),
    theme: "paper",
    title: "A leak, three messages and one ticket",
    draw: tenantService,
  },
  {
    id: id("ownership-records"),
    theme: "ink",
    title: "A flat's title, followed to a company and a bank",
    draw: ownershipRecords,
  },
  {
    id: id("site-selection"),
    theme: "paper",
    title: "A city plan with three ranked sites",
    draw: siteSelection,
  },
];
