/** Supply and logistics: a container yard, roads, a warehouse inside and out, a quay. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { path, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { clock } from "../overlays/clock.mjs";
import { fields } from "../overlays/fields.mjs";
import { forecast } from "../overlays/forecast.mjs";
import { heatmap } from "../overlays/heatmap.mjs";
import { queue } from "../overlays/queue.mjs";
import { BOX, container, stacks } from "../props/container.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { forklift } from "../props/forklift.mjs";
import { gantry } from "../props/gantry.mjs";
import { pallet, parcel } from "../props/goods.mjs";
import { house } from "../props/house.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { lorry } from "../props/lorry.mjs";
import { lane } from "../props/marks.mjs";
import { person } from "../props/people.mjs";
import { tree } from "../props/planting.mjs";
import { lines } from "../props/print.mjs";
import { racking } from "../props/racking.mjs";
import { desk } from "../props/room.mjs";
import { shed } from "../props/shed.mjs";
import { ship } from "../props/ship.mjs";
import { van } from "../props/van.mjs";
import { water } from "../props/water.mjs";

function overview(theme) {
  const s = new Scene({ theme, scale: 39, focus: [8.6, 4.4, 1], at: [0.46, 0.585], seed: 2 });
  s.ground();
  s.plate(-1, -3.4, 13.6, 10.4, s.t.floor, { stroke: s.t.line });
  s.plate(-8, 8.6, 34, 3, s.t.road);
  lane(s, [-8, 10.1], [26, 10.1]);
  stacks(s, -0.4, -2.6, ["3231", "2312", "1203", "2201", "1110", "2101"], { gapX: 3.2, gapY: 1.55 });
  gantry(s, 3.4, -3.6, 10.4, { h: 5.6, trolley: 0.56, drop: 3.1, load: "teal" });
  shed(s, 14.4, -2.4, 7.4, 6.6, 3, { color: "stone", count: 4, panels: 5, lit: { 2: s.t.coral } });
  lorry(s, 0.4, 8.9, { len: 3.1, color: "coral" });
  lorry(s, 10, 8.9, { len: 3.1, color: "teal" });
  lorry(s, 19, 4.6, { axis: "y", len: 2.4, color: "mid" });
  lorry(s, 15.4, 4.6, { axis: "y", len: 2.4, color: "pale", cab: "coral" });
  s.path(coords("-8 9.6, 0.2 9.6"), { color: s.t.coral, w: 4 });
  s.path(coords("5 9.6, 9.6 9.6"), { color: s.t.coral, w: 4, dash: "1 11" });
  person(s, 5, 7.6, { color: "amber", size: 0.9 });
  forecast(s, {
    x: 812,
    y: 56,
    w: 340,
    h: 224,
    title: "Yard moves",
    value: "On plan",
    tag: "Stable",
    seed: 4,
  });
  chip(s, { x: 56, y: 748, icon: "route", label: "Route re-planned", sub: "Gate to dock, one change" });
  return s;
}

function routeReplanning(theme) {
  const s = new Scene({ theme, scale: 50, focus: [6.2, 5, 0], at: [0.5, 0.515], seed: 5 });
  s.ground();
  // Streets in a grid on a map board; blocks of houses between them.
  const xs = [0.2, 5.4, 10.6];
  const ys = [0.2, 5.2, 10.2];
  s.plate(-6, -5, 23, 20, s.t.floor2);
  for (const v of xs) s.plate(v, -5, 1.6, 20, s.t.bg0);
  for (const v of ys) s.plate(-6, v, 23, 1.6, s.t.bg0);
  for (const v of ys) lane(s, [-6, v + 0.8], [17, v + 0.8], { w: 2 });
  for (const v of xs) lane(s, [v + 0.8, -5], [v + 0.8, 15], { w: 2 });
  shed(s, -4.6, 1.9, 4.2, 3.1, 1.9, {
    count: 3,
    panels: 3,
    color: "dark",
    face: "right",
    lit: { 1: s.t.coral },
  });
  const homes = coords("2.2 2.4, 3.8 3.4, 7.4 2.4, 9 3.6, 7.6 7.2, 9 8.6, 12.6 7.4, 12.7 3");
  homes.forEach(([a, b], i) => {
    house(s, a, b, { u: 0.84, roof: ["dark", "teal", "mid"][i % 3], axis: i % 2 ? "x" : "y" });
  });
  for (const [a, b] of coords("2.6 8, 4.2 9.2, 2.8 9.6, -3 8.4, -1.6 10, 13.4 9.4")) tree(s, a, b);
  house(s, 4.6 - 2.2, 7.1, { u: 0.84, roof: "mid" });
  // The old way runs into the stopped van; the new one goes round the block.
  s.path(coords("-0.4 3.4, 1 3.4, 1 6, 5.2 6"), { color: s.t.teal, w: 5 });
  s.path(coords("7.6 6, 11.4 6, 11.4 9"), { color: s.t.faint, w: 4, dash: "3 10" });
  s.path(coords("1 6, 1 11, 11.4 11, 11.4 6, 15.4 6"), { color: s.t.coral, w: 7 });
  van(s, 4.8, 5.6, { color: "dark", u: 1.15 });
  s.pin(5.9, 6, 1, { h: 2.1, r: 30, glyph: iconAt("triangle-alert", 0, -1, 32, "#0B1C24", 2.2) });
  van(s, 5.4, 10.6, { color: "coral", u: 1.15 });
  van(s, 11, 1.9, { axis: "y", color: "pale", u: 1.15 });
  s.pin(15.2, 6, 0, { h: 1.5, r: 22, color: s.t.teal, glyph: iconAt("package", 0, 0, 26, "#FFFFFF", 2) });
  s.pin(11.4, 8.4, 0, { h: 1.5, r: 22, color: s.t.teal, glyph: iconAt("package", 0, 0, 26, "#FFFFFF", 2) });
  checklist(s, {
    x: 786,
    y: 52,
    title: "Drops handed over",
    items: [
      { label: "Chilled parcels", tag: "Space" },
      { label: "Driver hours", tag: "Legal" },
      { label: "Promised windows", state: "review", tag: "Check" },
    ],
  });
  chip(s, { x: 52, y: 746, icon: "route", label: "New round ready", sub: "Planner approves" });
  return s;
}

function warehouseSlotting(theme) {
  const s = new Scene({ theme, scale: 45, focus: [5.4, 4.4, 1.4], at: [0.5, 0.58], seed: 4 });
  s.ground();
  s.plate(-3.4, -2.6, 18, 13.4, s.t.floor, { stroke: s.t.line });
  racking(s, -2.6, -2, ["tpmstpms", "pmtsmptm", "msptsmpc"]);
  racking(s, -2.6, 3, ["tps.pms", "pmtspm."]);
  // Packing benches at the end of the aisles, with short paths that lead to them.
  for (const [i, v] of [3, 6.4].entries()) {
    desk(s, 12.2, v - 1, 1.6, 2.6, { h: 0.9, color: "pale", body: "dark" });
    parcel(s, 12.5, v - 0.6, { z: 0.9, dx: 0.8, dy: 0.8, dz: 0.5, color: i ? "teal" : "sand" });
    parcel(s, 12.5, v + 0.5, { z: 0.9, dx: 0.7, dy: 0.7, dz: 0.4 });
    person(s, 14.5, v + 0.6, { color: i ? "teal" : "amber", skin: i });
  }
  s.path(coords("6 1.2, 11 1.2, 11 3.2, 12 3.2"), { color: s.t.teal, w: 5 });
  s.path(coords("4.4 6.6, 12 6.6"), { color: s.t.teal, w: 5 });
  forklift(s, 2.2, 6.6, { load: "coral", lift: 0.5 });
  // From the far top slot to a near one at waist height.
  const a = s.p(11.7, -1.2, 4.6);
  const b = s.p(9.7, 3.9, 2.6);
  s.draw(
    path(`M${a[0]} ${a[1] - 14}C${a[0] - 30} ${a[1] - 130} ${b[0] + 30} ${b[1] - 150} ${b[0]} ${b[1]}`, {
      stroke: s.t.coral,
      sw: 5,
      dash: "1 11",
    }) +
      path(`M${b[0] - 14} ${b[1] - 18}L${b[0]} ${b[1]}L${b[0] + 16} ${b[1] - 16}`, {
        stroke: s.t.coral,
        sw: 5,
      }),
  );
  s.box(9.02, 3.12, 1.7, 1.46, 1.04, 1, { color: "coral", opacity: 0.45, shadow: false });
  pallet(s, 7.6, 8.2);
  parcel(s, 7.8, 8.4, { z: 0.22, dx: 1.2, dy: 0.9, dz: 0.8, color: "teal" });
  heatmap(s, {
    x: 56,
    y: 640,
    title: "Hours by zone, tomorrow",
    rows: ["Racks", "Pick", "Pack"],
    cols: 7,
    cell: 42,
    hot: coords("4 2, 5 2"),
  });
  chip(s, { x: 800, y: 60, icon: "move", label: "Fast line, nearer slot", sub: "Repays the move" });
  return s;
}

/** An upright paper with its name, lines and one line marked. */
function paper(s, x, yy, title, mark, glyph) {
  s.box(x, yy, 0, 2.9, 0.1, 3.1, {
    color: "pale",
    left: (w, h, sc) =>
      rect(0, 0, w, 0.16, mark) +
      text(0.18, 0.56, title, { size: 0.38, weight: 620, fill: "#0B1C24" }) +
      `<g transform="translate(0 .62)">${lines(7, { seed: title.length, color: "#8FA3A8", pad: 0.07, top: 0.04, thick: 0.34 })(w, h - 0.8, sc)}</g>` +
      rect(0.1, 1.52, w - 0.2, 0.42, mark, { rx: 0.1, op: 0.28 }) +
      rect(0.2, 1.66, 1.2, 0.14, mark, { rx: 0.07 }) +
      iconAt(glyph, w - 0.42, 1.73, 0.4, mark, 2.8),
  });
}

function shippingDocuments(theme) {
  const s = new Scene({ theme, scale: 66, focus: [3, 1.4, 2.6], at: [0.5, 0.5], seed: 7 });
  s.ground();
  s.plate(-2.4, -2.2, 9.4, 4.6, s.t.floor2, { stroke: s.t.line });
  container(s, -0.8, -1.4, 0, { color: "teal", u: 2.1 });
  container(s, -0.8, -1.4, BOX.h * 2.1, { color: "dark", u: 2.1, shadow: false });
  paper(s, -2.4, 3.6, "Bill of lading", s.t.teal, "check");
  paper(s, 1, 3.6, "Packing list", s.t.coral, "x");
  paper(s, 4.4, 3.6, "Declaration", s.t.teal, "check");
  person(s, 8.6, 1.4, { size: 1.3, color: "coral", skin: 2 });
  chip(s, { x: 790, y: 60, icon: "file-diff", label: "One line disagrees", sub: "Cartons, not pallets" });
  chip(s, {
    x: 56,
    y: 744,
    icon: "user-round-check",
    label: "Code suggested",
    sub: "Broker files it",
    tone: "teal",
  });
  return s;
}

function arrivalTimes(theme) {
  const s = new Scene({ theme, scale: 40, focus: [3.2, 2.6, 1], at: [0.5, 0.5], seed: 3 });
  s.ground();
  water(s, -22, -1.2, 52, 26, { waves: 160 });
  s.box(-16, -9, 0, 44, 7.8, 0.3, {
    color: s.t.dark ? "stone" : ["#E6E1D5", "#D3CBB9", "#B9B09B"],
    shadow: false,
  });
  const yard = coords("9.6 -5.6, 13 -5.6, 16.4 -5.6, 9.6 -3.9, 13 -3.9, 6.2 -5.6");
  yard.forEach(([a, b], i) => {
    for (let k = 0; k < 1 + ((i * 5) % 3); k++)
      container(s, a, b, 0.3 + k * BOX.h, {
        color: ["teal", "stone", "coral", "dark", "pale"][(i + k) % 5],
      });
  });
  gantry(s, 2, -8, 6.2, { h: 5.4, trolley: 0.8, drop: 3, load: "coral" });
  ship(s, -6.8, 4.4, { len: 15, w: 4, cargo: ["232", "221"] });
  // The ship's own track, and the berth it will take.
  s.path(coords("8.8 6.4, 10.8 6.4, 12.2 5, 12.2 1.4"), { color: s.t.coral, w: 5, dash: "1 12" });
  s.path(coords("-20 6.4, -7 6.4"), { color: s.t.teal, w: 5 });
  s.plate(7, -0.9, 12, 3.8, s.t.coral, { op: 0.1, stroke: s.t.coral, dash: "10 8", sw: 2.5 });
  clock(s, { x: 48, y: 590, w: 264, title: "Arrival window", label: "Thursday", from: 1.2, to: 4.2 });
  chip(s, {
    x: 740,
    y: 764,
    icon: "anchor",
    label: "Window moved, with a reason",
    sub: "Queue at the port",
  });
  return s;
}

function dockScheduling(theme) {
  const s = new Scene({ theme, scale: 48, focus: [5.8, 4.4, 0.8], at: [0.47, 0.5], seed: 6 });
  s.ground();
  s.plate(-4, 0, 21, 12, s.t.floor, { stroke: s.t.line });
  const doors = 7;
  const step = 16.8 / doors;
  shed(s, -2.6, -4.4, 16.8, 4.2, 3.2, {
    count: doors,
    names: ["1", "2", "3", "4", "5", "6", "7"],
    size: 0.72,
    lit: { 3: s.t.coral },
    panels: 7,
  });
  const slot = (i) => -2.6 + step * (i + 0.5) - 0.6;
  for (let i = 0; i <= doors; i++)
    s.path(
      [
        [-2.6 + step * i, 0],
        [-2.6 + step * i, 3.6],
      ],
      { color: s.t.line, w: 2.5, glow: false },
    );
  const docked = ["teal", "mid", "pale", null, "teal", "mid", null];
  docked.forEach((color, i) => {
    if (!color) return;
    lorry(s, slot(i), 0.1, { axis: "y", len: 3, w: 1.25, color, cab: i % 2 ? "pale" : undefined });
  });
  // The line from the gate; the next one has its way marked.
  lorry(s, -3.4, 7.6, { len: 3, color: "mid" });
  lorry(s, 1.3, 7.6, { len: 3, color: "teal" });
  lorry(s, 6, 7.6, { len: 3, color: "coral", w: 1.25 });
  s.path(
    [
      [10.3, 8.2],
      [11.6, 8.2],
      [11.6, 5.4],
      [slot(3) + 0.62, 5.4],
      [slot(3) + 0.62, 0.3],
    ],
    { color: s.t.coral, w: 6, dash: "1 12" },
  );
  s.pin(slot(3) + 0.62, 1, 0, { h: 1.2, r: 22, glyph: iconAt("arrow-up", 0, 0, 28, "#0B1C24", 2.6) });
  // The gatehouse and its plate camera.
  s.box(-5.4, 9.8, 0, 1.8, 1.4, 1.5, {
    color: "pale",
    left: windows({ cols: 2, rows: 1, lit: 1 }),
    right: windows({ cols: 2, rows: 1, lit: 0 }),
  });
  s.box(12.4, 6.6, 0, 0.16, 0.16, 2.4, { color: "mid" });
  s.box(12.2, 6.4, 2.4, 0.7, 0.4, 0.36, {
    color: "teal",
    left: emblem("camera", "#0B1C24", { size: 0.9 }),
    shadow: false,
  });
  person(s, 9.4, 10.4, { color: "amber", size: 1.1 });
  queue(s, {
    x: 860,
    y: 620,
    title: "Next at door four",
    items: [
      { icon: "truck", label: "Chilled load", sub: "Leaves first", tone: "coral" },
      { icon: "truck", label: "Dry goods", sub: "After break" },
    ],
  });
  chip(s, { x: 56, y: 764, icon: "megaphone", label: "Marshal may overrule", tone: "teal" });
  return s;
}

function handoverLedger(theme) {
  const s = new Scene({ theme, scale: 43, focus: [6, 3, 1], at: [0.47, 0.565], seed: 8 });
  s.ground();
  water(s, -16, -14, 17, 30, { waves: 80 });
  // Left to right: ship, lorry, warehouse; the same coral box on each leg.
  ship(s, -7, 0.2, {
    len: 8,
    w: 3.6,
    cargo: ["1", "2"],
    colors: ["mid", "coral", "pale", "teal", "stone"],
  });
  s.box(1, -8, 0, 0.5, 24, 0.3, { color: "pale", shadow: false });
  lorry(s, 4.4, 0.2, { len: 3.1, color: "coral", w: 1.3 });
  shed(s, 10.8, -3.4, 5, 4.6, 3, { count: 3, panels: 4, face: "left" });
  container(s, 11.4, 2.6, 0, { color: "coral" });
  [
    ["ship", 1.8],
    ["truck", 7],
    ["warehouse", 12.6],
  ].forEach(([name, x], i) => {
    ledgerBlock(s, x, 6, { size: 1.7, icon: name, color: "iris" });
    if (i < 2) {
      const q = s.p(x + 3.6, 6.85, 0.9);
      s.draw(
        `<circle cx="${q[0]}" cy="${q[1]}" r="26" fill="${s.t.teal}"/>${iconAt("signature", q[0], q[1], 30, "#FFFFFF", 2)}`,
      );
    }
  });
  s.path(coords("1.6 6.85, 16 6.85"), { color: s.t.iris, w: 6 });
  person(s, 3.4, 2.6, { color: "teal", size: 1.1 });
  person(s, 10.6, 2, { color: "amber", skin: 2, size: 1.1 });
  fields(s, {
    x: 56,
    y: 680,
    w: 380,
    title: "Handover",
    tag: { label: "Both signed", tone: "iris" },
    items: [
      { label: "Seal number", text: "Unbroken" },
      { label: "Photographs", text: "Attached" },
    ],
  });
  chip(s, { x: 820, y: 60, icon: "link", label: "One history", sub: "Giver and receiver", tone: "iris" });
  return s;
}

const id = (name) => `industries/supply-logistics/${name}`;

export const pictures = [
  {
    id: id("overview"),
    theme: "ink",
    title: "A container yard with a gantry crane and a warehouse",
    draw: overview,
  },
  {
    id: id("route-replanning"),
    theme: "paper",
    title: "A van round bent about a stopped van",
    draw: routeReplanning,
  },
  {
    id: id("warehouse-slotting"),
    theme: "ink",
    title: "Racking, packing benches and a moved slot",
    draw: warehouseSlotting,
  },
  {
    id: id("shipping-documents"),
    theme: "paper",
    title: "Three shipping papers, one line marked",
    draw: shippingDocuments,
  },
  {
    id: id("arrival-times"),
    theme: "paper",
    title: "A ship, its berth and an arrival window",
    draw: arrivalTimes,
  },
  {
    id: id("dock-scheduling"),
    theme: "ink",
    title: "Trailers called to numbered doors",
    draw: dockScheduling,
  },
  {
    id: id("handover-ledger"),
    theme: "paper",
    title: "One box from ship to lorry to warehouse",
    draw: handoverLedger,
  },
];
