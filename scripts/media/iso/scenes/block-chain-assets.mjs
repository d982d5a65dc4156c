/** Service page "Blockchain & Digital Assets", second part: units, keys and rebates. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, line, path, rect } from "../engine/svg.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { truck } from "../props/cars.mjs";
import { depot } from "../props/depot.mjs";
import { ribs } from "../props/faces.mjs";
import { pallet, parcel } from "../props/goods.mjs";
import { ledgerBlock, ledgerEntry } from "../props/ledger.mjs";
import { person } from "../props/people.mjs";
import { plant } from "../props/plant.mjs";
import { desk } from "../props/room.mjs";
import { cutout } from "../props/slabs.mjs";
import { wedge } from "../props/wedge.mjs";

/** A fund cut into equal units; one is on its way between two holders. */
function fundUnits(theme) {
  const s = new Scene({ theme, scale: 62, focus: [0.9, 0.6, 0.6], at: [0.53, 0.55], seed: 33 });
  s.ground();
  s.cylinder(-0.6, -1.2, 0, 3.7, 0.3, { color: "dark" });
  s.items.at(-1).bounds = [-3.2, -3.8, 0, 2, 1.4, 0.3];
  s.group(() => {
    for (let i = 0; i < 12; i++) {
      if (i === 1) continue;
      wedge(s, -0.6, -1.2, 0.3, 0.95, 3.35, i * 30 + 1.6, i * 30 + 28.4, 1.05, {
        color: i % 2 ? "iris" : ["#A4ABF6", "#717CE6", "#525ED6"],
        glyph: "hexagon",
      });
    }
  }, [-3, -3.6, 0.3, 1.8, 1.2, 1.35]);
  s.cylinder(-0.6, -1.2, 0.3, 0.72, 1.35, {
    color: "pale",
    shadow: false,
    bounds: [-1, -1.6, 1.35, -0.2, -0.8, 1.7],
  });
  s.add(
    [-1, -1.6, 1.7, -0.2, -0.8, 1.71],
    s.decal("top", -0.6, -1.2, 1.65, iconAt("landmark", 0, 0, 0.9, INK, 1.9)),
  );
  // The unit that moves: out of the fund's old place, along the line from one holder to the other.
  const holders = [
    [-3.9, 4.9, "teal", 0],
    [5.3, 4, "amber", 1],
  ];
  holders.forEach(([x, y, color, skin], i) => {
    s.box(x - 0.9, y - 0.9, 0, 1.8, 1.8, 0.3, { color: i ? "pale" : "pale" });
    person(s, x - 0.1, y - 0.3, { z: 0.3, size: 1.55, color, skin, shadow: false });
  });
  s.path(coords("-2.8 4.5, 4.2 4.5"), { color: s.t.coral, w: 4.5, dash: "2 11" });
  wedge(s, -1.9, 2.2, 0.25, 2.3, 4.4, 31.6, 58.4, 0.7, { color: "coral", glyph: "hexagon" });
  s.shadows.push(`<polygon points="${s.points(coords("0.2 3.8, 0.8 6, 1.9 5.2, 2 3.6"))}"/>`);
  // The register of holders.
  s.path(coords("5.2 -4, 5.2 1.6"), { color: s.t.iris, w: 6 });
  for (let i = 0; i < 4; i++)
    ledgerEntry(s, 4.6, -4.4 + i * 1.75, 1.2, i === 3 ? "check" : "user", {
      color: i === 3 ? "coral" : "iris",
      glyph: i === 3 ? INK : "#FFFFFF",
    });
  s.path(coords("5.2 2, 5.2 3"), { color: s.t.iris, w: 4, dash: "2 10" });
  label(s, { x: 880, y: 130, text: "One register", tone: "iris", icon: "users" });
  s.leader([5.2, -3.8, 1.2], [960, 176]);
  chip(s, {
    x: 60,
    y: 64,
    icon: "shield-check",
    label: "May hold this unit",
    sub: "Checked before transfer",
    tone: "iris",
  });
  return s;
}

/** A vault that opens with three pieces of one key, each kept at a stand of its own. */
function sharedKeys(theme) {
  const s = new Scene({ theme, scale: 58, focus: [0.2, 0.2, 3.4], at: [0.5, 0.5], seed: 24 });
  s.ground();
  const parts = ["bow", "stem", "bit"];
  const doorFace = (w, h) => {
    const bolts = Array.from({ length: 16 }, (_, i) =>
      circle(Math.cos((i * Math.PI) / 8) * 1.98, Math.sin((i * Math.PI) / 8) * 1.98, 0.09, "#0B1C24"),
    ).join("");
    return `<g transform="translate(${w / 2} ${h / 2})">${circle(0, 0, 2.28, "#12303B")}${circle(0, 0, 2.16, "#B9CBCE")}${bolts}${circle(0, 0, 1.74, "#86A0A6")}${circle(0, 0, 1.6, "#0F2630")}<g transform="translate(-1.35 -.45)">${keyPart("bow", "#FFC27A")}${keyPart("stem", "#FFC27A")}${keyPart("bit", "#24454F")}</g></g>`;
  };
  s.box(-4.4, -5.2, 0, 5.4, 3.6, 5.1, {
    color: "mid",
    left: doorFace,
    right: (w, h) => [0.25, 0.5, 0.75].map((k) => line(0, h * k, w, h * k, "#12303B", { sw: 0.06 })).join(""),
  });
  s.box(-4.7, -5.5, 5.1, 6, 4.2, 0.3, { color: "dark", shadow: false });
  // Three stands: two desks and one hardware box.
  const stands = coords("-6.6 1.6, -0.8 3, 5.2 -1.8");
  stands.forEach(([x, y], i) => {
    const lit = i < 2;
    s.path(
      [
        [x + 1.2, y],
        [x + 1.2, i === 2 ? -0.8 : 0.4 + i * 0.5],
        [-2.6 + i * 0.9, i === 2 ? -0.8 : 0.4 + i * 0.5],
        [-2.6 + i * 0.9, -1.5],
      ],
      { color: lit ? s.t.amber : s.t.line, w: 3.6, glow: lit, dash: lit ? undefined : "2 10" },
    );
  });
  [
    [-6.6, 1.6, "teal", 0],
    [-0.8, 3, "coral", 1],
  ].forEach(([x, y, color, skin], i) => {
    desk(s, x, y, 2.8, 1.5, { h: 1, color: "pale", body: "dark" });
    person(s, x + 0.5, y - 0.55, { size: 1.45, color, skin });
    keyPiece(s, parts[i], x + 1.2, y + 0.5, 1);
  });
  s.box(5.2, -1.8, 0, 2.3, 2, 1.5, {
    color: "black",
    left: (w, h) =>
      rect(0.2, 0.3, w - 0.4, 0.34, "#12303B", { rx: 0.08 }) +
      [0, 1, 2].map((i) => circle(0.5 + i * 0.34, 0.47, 0.09, i ? s.t.teal : s.t.coral)).join("") +
      iconAt("cpu", w / 2, h * 0.7, 0.6, s.t.teal, 2),
    right: ribs(8, 0.6),
  });
  keyPiece(s, "bit", 5.7, -1, 1.5);
  chip(s, {
    x: 60,
    y: 64,
    icon: "key-round",
    label: "Three to open",
    sub: "Nobody holds it alone",
    tone: "iris",
  });
  return s;
}

/** One third of a key, drawn in a box of 0.9 × 0.9 at its own place in the whole key of 2.7 × 0.9. */
function keyPart(part, fill) {
  if (part === "bow")
    return path(
      "M.5 -.05A.5 .5 0 1 0 .5 .95A.5 .5 0 0 0 .92 .6H1V.3H.92A.5 .5 0 0 0 .5 -.05ZM.42 .25A.2 .2 0 1 1 .42 .65A.2 .2 0 0 1 .42 .25Z",
      { fill },
    );
  if (part === "stem") return rect(1.06, 0.3, 0.74, 0.3, fill);
  return path("M1.86 .3H2.7V.95H2.5V.62H2.36V.85H2.16V.6H1.86Z", { fill });
}

/** A third of a key as a solid piece on a small foot. */
function keyPiece(s, part, x, y, z) {
  const off = { bow: 0, stem: -1, bit: -1.8 }[part];
  const u = 1.35;
  // The stem lies in the upper half of its box: let it down to its foot.
  const drop = part === "stem" ? 0.38 : 0;
  s.box(x + 0.2, y - 0.02, z, 0.9, 0.4, 0.14, { color: "dark", shadow: false });
  cutout(s, x, y, z + 0.02 - drop, u, u, {
    depth: 0.32,
    color: "amber",
    shadow: false,
    shape: (f) => `<g transform="scale(${u}) translate(${off} .02)">${keyPart(part, f)}</g>`,
  });
}

/** A plant and a wholesaler's warehouse share a count; rebate steps rise with the pallets delivered. */
function supplierRebates(theme) {
  const s = new Scene({ theme, scale: 53, focus: [0.3, 0.1, 0.9], at: [0.5, 0.52], seed: 19 });
  s.ground();
  plant(s, -8.4, -0.4, { dx: 4.6, dy: 3.2 });
  depot(s, 0.6, -6.8, { dx: 4.8, dy: 3, h: 2, doors: 4, sign: "warehouse", color: "pale", roof: "dark" });
  // The shared count between the two.
  const chain = coords("-5.6 -2.6, -4.1 -4.1, -2.6 -5.6");
  s.path(coords("-5 0.5, -5 -1.4"), { color: s.t.iris, w: 5 });
  s.path(coords("-1.4 -5, 0.6 -5"), { color: s.t.iris, w: 5 });
  s.path(coords("-5 -2 0.5, -2 -5 0.5"), {
    color: s.t.iris,
    w: 8,
    layer: "item",
    bounds: [-5.6, -5.6, 0, -5.5, -5.5, 0.1],
  });
  chain.forEach(([x, y], i) => {
    ledgerBlock(s, x, y, { size: 1.24, icon: ["package", "link", "package-check"][i] });
  });
  // Steps of the scale: more pallets, a higher step, the next one still open.
  const tiers = [0.5, 1.1, 1.7, 2.3];
  tiers.forEach((h, i) => {
    const x = -3.4 + i * 2.5;
    const open = i === 3;
    s.box(x, 0.6, 0, 2.5, 2.4, h, {
      color: open ? "mid" : "pale",
      left: (w, fh) => iconAt("percent", w / 2, fh / 2, Math.min(0.8, fh * 0.8), open ? INK : "#C93F14", 2.4),
    });
    for (let k = 0; k <= i && !open; k++) {
      if (!k) pallet(s, x + 0.4, 1.1, { z: h, dx: 1.7, dy: 1.4 });
      parcel(s, x + 0.5, 1.2, { z: h + 0.22 + k * 0.72, dx: 1.5, dy: 1.2, dz: 0.7, color: "sand" });
    }
  });
  s.path(coords("4.1 0.7 2.3, 6.6 0.7 2.3, 6.6 3 2.3, 4.1 3 2.3, 4.1 0.7 2.3"), {
    color: s.t.coral,
    w: 3.5,
    dash: "7 7",
    layer: "item",
    bounds: [4.1, 0.7, 2.3, 6.6, 3, 2.32],
  });
  cutout(s, 4.75, 1.6, 2.3, 1.2, 1.2, {
    depth: 0.2,
    color: "coral",
    shape: (f) => circle(0.6, 0.6, 0.6, f),
    paint: () => iconAt("flag", 0.6, 0.6, 0.7, INK, 2.4),
    shadow: false,
  });
  truck(s, -6, 4.4, { color: "coral", len: 2.4 });
  s.path(coords("-2.2 4.9, 8 4.9"), { color: s.t.coral, w: 3.5, dash: "2 11" });
  chip(s, {
    x: 60,
    y: 752,
    icon: "equal",
    label: "Same running total",
    sub: "Both sides see it",
    tone: "iris",
  });
  label(s, { x: 960, y: 742, text: "Next step", tone: "coral", icon: "flag" });
  s.leader([6.6, 1.9, 1.6], [1010, 742]);
  return s;
}

const id = (name) => `services/block-chain-digital-assets/${name}`;

export const pictures = [
  {
    id: id("fund-units"),
    theme: "paper",
    title: "A round fund cut into units, one of them moving",
    draw: fundUnits,
  },
  { id: id("shared-keys"), theme: "ink", title: "A vault and three pieces of its key", draw: sharedKeys },
  {
    id: id("supplier-rebates"),
    theme: "paper",
    title: "Rebate steps between a plant and a warehouse",
    draw: supplierRebates,
  },
];
