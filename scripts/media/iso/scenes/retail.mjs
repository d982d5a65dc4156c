/** Retail: a shop cut open, its stockroom door, its till and counter, and the street outside. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, rect } from "../engine/svg.mjs";
import { text } from "../engine/text.mjs";
import { bubbles } from "../overlays/bubbles.mjs";
import { checklist } from "../overlays/checklist.mjs";
import { chip } from "../overlays/chip.mjs";
import { graph } from "../overlays/graph.mjs";
import { heatmap } from "../overlays/heatmap.mjs";
import { ledger } from "../overlays/ledger.mjs";
import { queue } from "../overlays/queue.mjs";
import { stairs } from "../overlays/stairs.mjs";
import { toggles } from "../overlays/toggles.mjs";
import { truck } from "../props/cars.mjs";
import { conveyor } from "../props/conveyor.mjs";
import { emblem, windows } from "../props/faces.mjs";
import { bottle, packs, parcel } from "../props/goods.mjs";
import { person } from "../props/people.mjs";
import { lines } from "../props/print.mjs";
import { desk, room } from "../props/room.mjs";
import { phone, screen } from "../props/screens.mjs";
import { shelf } from "../props/shelf.mjs";
import { bench } from "../props/street.mjs";
import { coins } from "../props/tokens.mjs";

/** Goods for a shop shelf: each level another kind; `gaps` are [level, index] left out. */
const stock =
  (kinds, gaps = []) =>
  (s, level, x0, x1, y, z) => {
    const kind = kinds[level % kinds.length];
    const count = Math.floor((x1 - x0 - 0.2) / 0.56);
    for (let i = 0; i < count; i++) {
      if (gaps.some(([l, k]) => l === level && k === i)) continue;
      const x = x0 + 0.16 + i * 0.56;
      if (kind === "bottle")
        bottle(s, x + 0.22, y + 0.4, { z, u: 0.78, color: i % 5 < 3 ? "teal" : "amber", cap: "coral" });
      else packs(s, x, y + 0.12, z, 1, { color: kind[Math.floor(i / 2) % kind.length], dx: 0.46, dz: 0.66 });
    }
  };

/** Two-sided island shelf along y with its open side to the lower right. */
function island(s, x, y, len, colors) {
  s.group(() => {
    s.box(x, y, 0, 0.12, len, 1.9, { color: "stone" });
    for (let l = 0; l < 2; l++) {
      s.box(x + 0.12, y, l * 0.95, 0.75, len, 0.12, { color: "pale" });
      for (let i = 0; i < Math.floor(len / 0.6); i++) {
        s.box(x + 0.24, y + 0.14 + i * 0.6, l * 0.95 + 0.12, 0.46, 0.46, 0.6, {
          color: colors[(l + Math.floor(i / 2)) % colors.length],
          shadow: false,
          right: (w, h) => rect(w * 0.16, h * 0.26, w * 0.68, h * 0.3, "#FFFFFF", { op: 0.7 }),
        });
      }
    }
    s.box(x, y + len, 0, 0.87, 0.08, 1.9, { color: "pale" });
  });
}

/** A till on a counter. */
function till(s, x, y) {
  desk(s, x, y, 3, 1.1, {
    h: 1.05,
    color: "pale",
    body: "dark",
    left: (w, h) => iconAt("shopping-bag", w / 2, h / 2, 0.55, s.t.coral, 1.8),
  });
  s.box(x + 0.3, y + 0.2, 1.05, 1.3, 0.7, 0.06, { color: "black", shadow: false });
  screen(s, x + 1.9, y + 0.2, {
    z: 1.05,
    w: 0.8,
    h: 0.6,
    face: "left",
    paint: (w, h) => iconAt("scan-barcode", w / 2, h / 2, 0.4, s.t.teal, 2),
  });
}

/** A crate of fruit. */
function produce(s, x, y, color, { z = 0.5 } = {}) {
  s.group(() => {
    s.box(x, y, 0, 1.3, 1, z, { color: "sand" });
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++) s.sphere(x + 0.2 + i * 0.3, y + 0.2 + j * 0.3, z + 0.1, 0.15, { color });
  });
}

/** The shop, cut open: two walls, shelves along them, islands, fruit, a till by the door. */
function base({ theme = "ink", scale = 50, focus = [4, 3.4, 0.8], at = [0.5, 0.5], seed = 5 } = {}) {
  const s = new Scene({ theme, scale, focus, at, seed });
  s.ground();
  room(s, -1.4, -1.4, 11.4, 9.6, 3.2, { wall: "pale", floor: s.t.floor2 });
  shelf(s, -0.4, -1.2, 9.6, {
    levels: 3,
    gap: 0.95,
    goods: stock(["bottle", ["teal", "amber", "coral"], ["dark", "pale", "teal"]]),
  });
  island(s, 0.2, 1.6, 4, ["teal", "amber", "coral"]);
  island(s, 3, 1.6, 4, ["coral", "pale", "dark"]);
  return s;
}

function overview(theme) {
  const s = base({ theme, scale: 50, focus: [4, 3.2, 0.9], at: [0.5, 0.5] });
  produce(s, 6, 1.4, "coral");
  produce(s, 6, 2.7, "leaf");
  produce(s, 7.5, 1.4, "amber");
  produce(s, 7.5, 2.7, "coral");
  till(s, 6, 5.4);
  person(s, 6.5, 4.9, { color: "teal", skin: 1 });
  person(s, 6.6, 7.2, { color: "coral", skin: 2 });
  person(s, 2.4, 6.6, { color: "amber", skin: 0 });
  person(s, 5.2, 3.6, { color: "pale", skin: 3 });
  // The shopfront: a low glazed wall, an opening, a sign.
  s.box(-1.4, 8.2, 0, 3.4, 0.14, 1.1, { color: "glass", opacity: 0.6, shadow: false });
  s.box(5.4, 8.2, 0, 4.6, 0.14, 1.1, { color: "glass", opacity: 0.6, shadow: false });
  s.box(10, -1.4, 0, 0.14, 9.74, 0.5, { color: "dark", shadow: false });
  s.path(coords("-6 9.6, 3.7 9.6, 3.7 7.2"), { color: s.t.coral, w: 3.4, dash: "2 11" });
  s.path(coords("10.4 6, 11.6 6, 11.6 1, 16 1"), { color: s.t.teal, w: 3.4 });
  s.pin(2, 2.6, 1.9, {
    color: s.t.teal,
    h: 1.1,
    r: 17,
    glyph: iconAt("refresh-cw", 0, 0, 19, "#0B1C24", 2.4),
  });
  s.pin(7, 2.4, 0.6, { h: 1.4, r: 17, glyph: iconAt("tag", 0, 0, 19, "#0B1C24", 2.4) });
  chip(s, {
    x: 56,
    y: 64,
    icon: "store",
    label: "The shop at opening",
    sub: "Stock, price and people set",
    tone: "teal",
  });
  checklist(s, {
    x: 880,
    y: 620,
    title: "This morning",
    items: [
      { label: "Shelves full", state: "done" },
      { label: "Prices right", state: "done" },
      { label: "Bread short", state: "review" },
    ],
  });
  return s;
}

function replenishment(theme) {
  const s = new Scene({ theme, scale: 66, focus: [2.6, 1.2, 1], at: [0.5, 0.5], seed: 7 });
  s.ground();
  s.plate(-6.4, -2, 6, 7, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.plate(0, -2, 8.2, 7, s.t.floor, { stroke: s.t.line, sw: 1 });
  // Yard, dock door, shop floor, from the upper left to the lower right.
  truck(s, -6.8, 0.4, {
    color: "teal",
    len: 3.4,
    mark: (w, h) => iconAt("store", w / 2, h * 0.5, 0.8, "#FFFFFF", 1.8),
  });
  s.box(-0.3, -2, 0, 0.3, 1.9, 3.2, { color: "pale", shadow: false });
  s.box(-0.3, 2, 0, 0.3, 3, 3.2, { color: "pale", shadow: false });
  s.box(-0.3, -0.1, 2.4, 0.3, 2.1, 0.8, { color: "pale", shadow: false });
  // Roll cages with what each shelf lacks.
  const cage = (x, y, colors) => {
    s.group(() => {
      s.box(x, y, 0.12, 1.1, 0.9, 0.08, { color: "dark", shadow: false });
      colors.forEach((c, i) => {
        parcel(s, x + 0.06 + (i % 2) * 0.5, y + 0.1, {
          z: 0.2 + Math.floor(i / 2) * 0.46,
          dx: 0.47,
          dy: 0.7,
          dz: 0.44,
          color: c,
        });
      });
      for (const [a, b] of coords("0 0, 1.04 0, 0 0.84, 1.04 0.84"))
        s.box(x + a, y + b, 0.12, 0.06, 0.06, 1.6, { color: "mid", shadow: false });
      s.box(x, y + 0.84, 1.0, 1.1, 0.06, 0.06, { color: "mid", shadow: false });
      s.box(x, y + 0.84, 1.66, 1.1, 0.06, 0.06, { color: "mid", shadow: false });
    });
    s.shadow(x, y, 1.1, 0.9, 1);
  };
  cage(0.6, 0.5, ["sand", "coral", "sand", "coral"]);
  cage(2.3, 1.9, ["teal", "sand", "sand"]);
  // The shelf with its gaps.
  shelf(s, 2.4, -1.8, 5.6, {
    levels: 3,
    gap: 1.05,
    goods: stock(["bottle", ["teal", "amber"], ["dark", "pale", "teal"]], coords("1 3, 1 4, 1 5, 2 7, 2 8")),
  });
  const gap = (x, z, w) =>
    s.draw(
      s.decal(
        "left",
        x,
        -1.08,
        z + 0.85,
        rect(0, 0, w, 0.85, s.t.coral, { op: 0.16, rx: 0.05, stroke: s.t.coral, sw: 0.05, dash: ".14 .1" }),
      ),
    );
  gap(4.14, 1.18, 1.66);
  gap(6.4, 2.23, 1.1);
  s.path(coords("1.9 1, 5.2 1, 5.2 -0.7"), { color: s.t.coral, w: 4, dash: "2 11" });
  person(s, 5.4, 2.6, { color: "coral", size: 1.15, skin: 1 });
  s.path(coords("-13 0.9, -7.2 0.9"), { color: s.t.teal, w: 4 });
  heatmap(s, {
    x: 56,
    y: 594,
    title: "Needed, by store and day",
    rows: ["High St", "Station", "Harbour"],
    cols: 7,
    columns: ["Early", "Late", "Weekend"],
    hot: coords("5 1, 6 1"),
    seed: 22,
  });
  chip(s, {
    x: 800,
    y: 64,
    icon: "package-plus",
    label: "Order ready to send",
    sub: "Manager can change it",
    tone: "teal",
  });
  return s;
}

function offersConsent(theme) {
  const s = new Scene({ theme, scale: 72, focus: [1.6, 1.4, 1.8], at: [0.33, 0.52], seed: 3 });
  s.ground();
  s.plate(-2.4, -1.2, 8.4, 6.6, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // A telephone with one offer on it; a ribbon of presents that wait behind a gate of consent.
  phone(s, -0.6, 0, {
    h: 5,
    w: 2.9,
    color: "mid",
    paint: (w, _h) =>
      rect(0.3, 0.6, w - 0.6, 2, s.t.coral, { rx: 0.2 }) +
      iconAt("gift", w / 2, 1.35, 1, "#0B1C24", 1.7) +
      rect(0.7, 2.06, w - 1.4, 0.2, "#0B1C24", { rx: 0.1 }) +
      line(0.4, 2.9, w - 0.4, 2.9, s.t.faint, { sw: 0.03, dash: ".1 .1" }) +
      rect(0.4, 3.2, 1.5, 0.16, s.t.text, { rx: 0.08 }) +
      rect(0.4, 3.5, 1.1, 0.12, s.t.faint, { rx: 0.06 }) +
      rect(0.4, 4.05, w - 0.8, 0.56, s.t.teal, { rx: 0.26 }) +
      iconAt("check", w / 2, 4.33, 0.4, "#0B1C24", 3),
  });
  const gift = (x, y, d, color, ribbon) =>
    s.box(x, y, 0, d, d, d * 0.8, {
      color,
      top: (w, h) => rect(w * 0.42, 0, w * 0.16, h, ribbon) + rect(0, h * 0.42, w, h * 0.16, ribbon),
      left: (w, h) => rect(w * 0.42, 0, w * 0.16, h, ribbon),
      right: (w, h) => rect(w * 0.42, 0, w * 0.16, h, ribbon),
    });
  gift(3.6, -0.4, 1.3, "teal", "#E6F0F0");
  gift(3.5, 1.4, 0.9, "coral", "#FFC27A");
  gift(4.7, 0.9, 0.8, "amber", "#FF6A3D");
  person(s, 0.2, 3, { size: 1.3, color: "coral", skin: 1 });
  person(s, 2.6, 4, { size: 1.3, color: "pale", skin: 3 });
  s.path(coords("-7 4.2, -1.4 4.2, -1.4 0.6, -0.7 0.6"), { color: s.t.teal, w: 3.4, dash: "2 11" });
  s.leader([2.3, 0.2, 2.6], [716, 380]);
  toggles(s, {
    x: 716,
    y: 250,
    title: "What may we use?",
    items: [
      { label: "Past purchases", on: true, icon: "receipt" },
      { label: "Size and fit", on: true, icon: "shirt" },
      { label: "Location", on: false, icon: "map-pin" },
      { label: "Share with partners", on: false, icon: "share-2" },
    ],
  });
  chip(s, {
    x: 780,
    y: 744,
    icon: "hand",
    label: "Off means not used",
    sub: "From the next message on",
    tone: "teal",
  });
  return s;
}

function staffAssistant(theme) {
  const s = new Scene({ theme, scale: 60, focus: [3.6, 2.8, 0.8], at: [0.45, 0.5], seed: 9 });
  s.ground();
  // Aisles from above, with the way to the right shelf.
  s.plate(-2.4, -2, 11.6, 9.6, s.t.floor2, { stroke: s.t.line, sw: 1 });
  const boxes = ["pale", "sand", "teal"];
  island(s, -1.4, -1.4, 5.6, boxes);
  island(s, 1.6, -1.4, 5.6, ["teal", "pale", "dark"]);
  island(s, 5.4, -1.4, 5.6, ["sand", "pale", "amber"]);
  s.path(coords("0.8 6.2, 3.3 6.2, 3.3 1.4, 2.6 1.4"), { color: s.t.coral, w: 5, dash: "2 13" });
  s.pin(2.2, 1.4, 1.9, { h: 1.1, r: 20, glyph: iconAt("footprints", 0, 0, 22, "#0B1C24", 2.2) });
  for (const [i, x] of [-1.4, 1.6, 5.4].entries()) {
    s.box(x - 0.1, 4.3, 1.95, 1.05, 0.1, 0.62, {
      color: i === 1 ? "coral" : "dark",
      left: (w, h) =>
        iconAt(
          ["shirt", "footprints", "backpack"][i],
          w / 2,
          h / 2,
          0.46,
          i === 1 ? "#0B1C24" : "#FFFFFF",
          2,
        ),
      shadow: false,
    });
  }
  // The assistant with a tablet, the customer beside.
  person(s, -0.1, 5.6, { size: 1.4, color: "teal", skin: 2 });
  s.box(0.2, 5.95, 1.1, 0.62, 0.08, 0.8, {
    color: "black",
    left: (w, h) =>
      rect(0.06, 0.06, w - 0.12, h - 0.12, "#F6F4EF") + iconAt("map", w / 2, h / 2, 0.36, s.t.coralText, 2.2),
    shadow: false,
  });
  person(s, 2.2, 6.9, { size: 1.3, color: "amber", skin: 0 });
  // A bench for trying on, and a mirror.
  bench(s, 7, 0.6, { len: 1.6 });
  s.box(8.6, 2.6, 0, 0.14, 1.5, 2.4, {
    color: "mid",
    right: (w, h) => rect(0.1, 0.1, w - 0.2, h - 0.2, s.t.dark ? "#2F6F7D" : "#E3EEEE"),
  });
  parcel(s, 7.2, 4.6, { dx: 0.8, dy: 0.6, dz: 0.35, color: "coral" });
  parcel(s, 7.3, 4.7, { z: 0.35, dx: 0.7, dy: 0.5, dz: 0.3, color: "pale" });
  bubbles(s, {
    x: 700,
    y: 64,
    w: 450,
    messages: [
      { text: "Wide fit, in brown?", me: true },
      { text: ["Aisle two, top shelf.", "Last pair is on display"], icon: "headset", tone: "teal" },
    ],
  });
  chip(s, {
    x: 800,
    y: 750,
    icon: "book-check",
    label: "Care and returns rules",
    sub: "Answered on the floor",
    tone: "teal",
  });
  return s;
}

function returnsAbuse(theme) {
  const s = new Scene({ theme, scale: 62, focus: [2.4, 1.8, 0.9], at: [0.46, 0.53], seed: 4 });
  s.ground();
  // The returns counter under its sign, parcels on the belt, one of them aside on a table with a lens.
  s.box(-3.2, -2, 0, 6, 0.2, 3.6, {
    color: "pale",
    left: (_w, _h) =>
      rect(0.5, 0.5, 3.4, 0.9, s.t.teal, { rx: 0.12 }) +
      iconAt("undo-2", 1, 0.95, 0.56, "#FFFFFF", 2.2) +
      text(1.42, 1.14, "Returns", { size: 0.54, weight: 560, fill: "#FFFFFF" }),
  });
  conveyor(s, -5.2, 0, 13.4, { w: 1.4, h: 0.8 });
  person(s, -0.6, -0.8, { size: 1.2, color: "teal", skin: 1 });
  const tag = (c) => (w, h) =>
    rect(w * 0.1, h * 0.4, w * 0.34, h * 0.44, "#FFFFFF", { rx: 0.03 }) +
    rect(w * 0.15, h * 0.5, w * 0.24, h * 0.08, c) +
    rect(w * 0.15, h * 0.66, w * 0.16, h * 0.08, c);
  [
    [-4.6, "sand", 0.7],
    [-2.8, "sand", 0.9],
    [-1, "mid", 0.6],
    [4.6, "sand", 0.8],
    [6.4, "mid", 0.6],
  ].forEach(([x, c, h]) => {
    parcel(s, x, 0.2, { z: 0.9, dx: 1.2, dy: 1, dz: h, color: c, mark: tag(s.t.teal) });
  });
  parcel(s, 1, 0.2, { z: 0.9, dx: 1.3, dy: 1, dz: 0.9, color: "coral", mark: tag("#C93F14") });
  // Scanner gate over the held one.
  s.box(1.3, -0.5, 0, 0.3, 0.34, 3, { color: "dark" });
  s.box(1.3, 1.6, 0, 0.3, 0.34, 3, { color: "dark" });
  s.box(1.3, -0.5, 3, 0.3, 2.44, 0.36, {
    color: "dark",
    right: (w, h) => [0.2, 0.4, 0.6, 0.8].map((u) => circle(w * u, h / 2, 0.08, s.t.coral)).join(""),
  });
  // What it hides: a brick where the shoes were.
  s.path(coords("2 1.6, 2 3.2, 3 3.2"), { color: s.t.coral, w: 4, dash: "2 11" });
  s.box(3, 2.6, 0, 2.6, 2, 0.7, { color: "pale" });
  s.box(3.3, 2.9, 0.7, 1.2, 0.9, 0.1, { color: "sand", shadow: false });
  s.box(3.3, 2.9, 0.8, 0.1, 0.9, 0.5, { color: "sand", shadow: false });
  s.box(3.4, 2.9, 0.8, 1, 0.1, 0.5, { color: "sand", shadow: false });
  s.box(3.6, 3.15, 0.8, 0.7, 0.4, 0.3, {
    color: "coral",
    shadow: false,
    top: (w, h) => [0.25, 0.5, 0.75].map((u) => circle(w * u, h / 2, 0.07, "#7A2F1A")).join(""),
  });
  s.box(4.9, 3, 0.7, 0.5, 1, 0.06, {
    color: "mid",
    top: (w, h) => lines(4, { pad: 0.16 })(w, h, s),
    shadow: false,
  });
  const lens = s.p(3.95, 3.35, 1.15);
  s.draw(
    circle(lens[0], lens[1], 60, s.t.teal, { op: 0.08, stroke: s.t.text, sw: 7 }) +
      line(lens[0] + 43, lens[1] + 43, lens[0] + 92, lens[1] + 92, s.t.text, { sw: 13 }),
  );
  person(s, -1.6, 3.4, { size: 1.2, color: "amber", skin: 2 });
  parcel(s, -1, 3.9, { dx: 0.8, dy: 0.7, dz: 0.5 });
  queue(s, {
    x: 56,
    y: 566,
    title: "Returns today",
    items: [
      { icon: "check", label: "Refund at once", sub: "Most customers", tone: "teal" },
      { icon: "eye", label: "Look inside first", sub: "Weight does not match", tone: "coral" },
    ],
  });
  graph(s, {
    x: 756,
    y: 56,
    w: 392,
    h: 262,
    title: "Same card, three names",
    nodes: {
      a: { at: [74, 92], icon: "user", tone: "coral" },
      b: { at: [74, 153], icon: "user", tone: "coral" },
      c: { at: [74, 214], icon: "user", tone: "coral" },
      card: { at: [280, 148], label: "One card", icon: "credit-card", tone: "coral" },
    },
    edges: [
      ["a", "card", "coral"],
      ["b", "card", "coral"],
      ["c", "card", "coral"],
    ],
  });
  return s;
}

function markdownTiming(theme) {
  const s = new Scene({ theme, scale: 64, focus: [2.6, 1.8, 1.2], at: [0.42, 0.53], seed: 12 });
  s.ground();
  s.plate(-2.4, -1.8, 9.6, 8, s.t.floor2, { stroke: s.t.line, sw: 1 });
  // Clothes rails: a season hanging, with a ticket on each.
  const rail = (x, y, len, colors, ticket, color) => {
    s.group(() => {
      for (const a of [0, len]) {
        s.box(x + a - 0.04, y - 0.5, 0, 0.08, 1, 0.08, { color: "pale", shadow: false });
        s.box(x + a - 0.04, y - 0.04, 0, 0.08, 0.08, 2.3, { color: "pale", shadow: false });
      }
      const n = Math.floor((len - 0.4) / 0.34);
      for (let i = 0; i < n; i++) {
        const h = 1.25 + s.rnd() * 0.3;
        s.box(x + 0.24 + i * 0.34, y - 0.48, 2.12 - h, 0.2, 0.96, h, {
          color: colors[i % colors.length],
          shadow: false,
        });
      }
      s.box(x - 0.04, y - 0.04, 2.3, len + 0.08, 0.08, 0.08, { color: "pale", shadow: false });
    }, [x - 0.1, y - 0.5, 0, x + len + 0.1, y + 0.5, 2.4]);
    s.shadow(x, y - 0.4, len, 0.8, 2);
    s.box(x + len * 0.5 - 0.55, y + 0.62, 2.2, 1.1, 0.08, 0.8, {
      color,
      shadow: false,
      left: (w, h) => iconAt(ticket, w / 2, h / 2, 0.52, "#0B1C24", 2.2),
    });
    s.path(
      [
        [x + len * 0.5, y + 0.66, 3],
        [x + len * 0.5, y + 0.3, 3.4],
        [x + len * 0.5, y, 2.4],
      ],
      { color: s.t.muted, w: 2, glow: false, layer: "item" },
    );
  };
  rail(-1.6, -0.6, 4, ["teal", "teal", "mid"], "tag", "pale");
  rail(2.4, 1.4, 4, ["amber", "coral", "sand"], "percent", "amber");
  rail(-1.2, 4, 4, ["coral", "coral", "pale"], "percent", "coral");
  person(s, 4.6, 4, { size: 1.25, color: "teal", skin: 1 });
  person(s, 3.9, -0.6, { size: 1.25, color: "amber", skin: 3 });
  s.box(6, 3.6, 0, 0.9, 0.7, 0.9, {
    color: "coral",
    left: emblem("shopping-bag", "#FFFFFF", { size: 0.6 }),
  });
  stairs(s, {
    x: 744,
    y: 60,
    w: 400,
    title: "When to step down",
    list: ["Full", "First", "Second", "Clear"],
    at: 1,
  });
  chip(s, {
    x: 790,
    y: 748,
    icon: "calendar-clock",
    label: "Linen: wait a week",
    sub: "Warm spell on the way",
    tone: "teal",
  });
  return s;
}

function sharedLoyalty(theme) {
  const s = new Scene({ theme, scale: 54, focus: [3, 3, 0.8], at: [0.48, 0.5], seed: 6 });
  s.ground();
  // Three shopfronts on three sides of one ring.
  const shop = (x, y, color, name, w = 3.2) => {
    s.box(x, y, 0, w, 2.2, 2.1, {
      color: "pale",
      left: (fw, fh) =>
        rect(fw * 0.08, fh * 0.46, fw * 0.5, fh * 0.46, s.t.dark ? "#1E5563" : "#A9C7CA") +
        rect(fw * 0.68, fh * 0.44, fw * 0.22, fh * 0.56, "#2A4650"),
      right: windows({ cols: 2, rows: 1, lit: 0, pad: 0.26 }),
    });
    for (let i = 0; i < 6; i++)
      s.box(x - 0.1 + (i * (w + 0.2)) / 6, y + 2.2, 1.2, (w + 0.2) / 6, 0.6, 0.12, {
        color: i % 2 ? "pale" : color,
        shadow: false,
        edge: false,
      });
    s.box(x, y, 2.1, w, 2.2, 0.2, { color, shadow: false });
    s.box(x + w / 2 - 0.6, y + 1.9, 2.3, 1.2, 0.2, 1, {
      color,
      shadow: false,
      left: emblem(name, "#FFFFFF", { size: 0.74 }),
    });
  };
  shop(-5.2, 0.4, "coral", "coffee");
  shop(1.2, -4.6, "teal", "shopping-basket");
  shop(8.4, 0.6, "amber", "clapperboard");
  // The ring that holds the points, with one token in the middle.
  s.cylinder(2.4, 3.4, 0, 2.3, 0.2, { color: "pale" });
  s.cylinder(2.4, 3.4, 0.2, 1.9, 0.12, { color: "iris", shadow: false });
  s.cylinder(2.4, 3.4, 0.32, 1.45, 0.08, { color: "pale", shadow: false });
  s.cylinder(2.4, 3.4, 0.4, 0.8, 0.5, { color: "amber", shadow: false });
  s.add(
    [1.7, 2.7, 0.9, 3.1, 4.1, 0.92],
    s.decal(
      "top",
      2.4,
      3.4,
      0.9,
      circle(0, 0, 0.62, undefined, { stroke: "#8A5A1B", sw: 0.05 }) +
        `<g transform="rotate(-45)">${iconAt("star", 0, 0, 0.8, "#8A5A1B", 2)}</g>`,
    ),
  );
  s.path(coords("-2.6 2.6, -2.6 3.4, 0.1 3.4"), { color: s.t.iris, w: 5 });
  s.path(coords("2.8 -2.2, 2.8 1.1"), { color: s.t.iris, w: 5 });
  s.path(coords("10 2.8, 10 3.8, 4.6 3.8"), { color: s.t.iris, w: 5 });
  coins(s, -4.4, 3.8, 4, { r: 0.4 });
  coins(s, 8.4, 4.8, 3, { r: 0.4 });
  person(s, -0.6, 5.2, { color: "coral", skin: 1, size: 1.15 });
  person(s, 5.4, 0.6, { color: "teal", skin: 3, size: 1.15 });
  // The member's card.
  s.box(5.7, 5.7, 0, 2.7, 1.7, 0.1, {
    color: "iris",
    top: (w, h) =>
      iconAt("star", 0.5, 0.5, 0.5, "#FFFFFF", 2) +
      rect(0.3, h * 0.56, w * 0.5, 0.14, "#FFFFFF", { rx: 0.06 }) +
      rect(0.3, h * 0.74, w * 0.32, 0.12, "#FFFFFF", { rx: 0.06, op: 0.7 }),
  });
  ledger(s, {
    x: 56,
    y: 612,
    title: "One balance, many tills",
    blocks: [
      { icon: "coffee", label: "Earned", tone: "coral" },
      { icon: "link", label: "Agreed" },
      { icon: "clapperboard", label: "Spent", tone: "teal" },
    ],
  });
  chip(s, {
    x: 760,
    y: 756,
    icon: "handshake",
    label: "Partners settle",
    sub: "No one holds the list",
    tone: "iris",
  });
  return s;
}

const id = (name) => `industries/retail/${name}`;

export const pictures = [
  {
    id: id("overview"),
    theme: "ink",
    title: "A shop cut open, with shelves, fruit and a till",
    draw: overview,
  },
  {
    id: id("replenishment"),
    theme: "paper",
    title: "A lorry, roll cages and the gaps on a shelf",
    draw: replenishment,
  },
  {
    id: id("offers-consent"),
    theme: "ink",
    title: "An offer on a telephone beside consent switches",
    draw: offersConsent,
  },
  {
    id: id("staff-assistant"),
    theme: "paper",
    title: "A shop assistant shown the way to the right aisle",
    draw: staffAssistant,
  },
  {
    id: id("returns-abuse"),
    theme: "paper",
    title: "A returned parcel opened at the returns counter",
    draw: returnsAbuse,
  },
  {
    id: id("markdown-timing"),
    theme: "ink",
    title: "Clothes rails with tickets and a falling price",
    draw: markdownTiming,
  },
  {
    id: id("shared-loyalty"),
    theme: "paper",
    title: "Three shops sharing one token on a ring",
    draw: sharedLoyalty,
  },
];
