/** Service page "Blockchain & Digital Assets", first part: records that several owners keep. */
import { coords } from "../engine/coords.mjs";
import { iconAt } from "../engine/icons.mjs";
import { INK } from "../engine/palette.mjs";
import { Scene } from "../engine/scene.mjs";
import { circle, path, rect } from "../engine/svg.mjs";
import { chip } from "../overlays/chip.mjs";
import { label } from "../overlays/label.mjs";
import { bank } from "../props/bank.mjs";
import { ledgerBlock } from "../props/ledger.mjs";
import { person } from "../props/people.mjs";
import { plant } from "../props/plant.mjs";
import { tree } from "../props/planting.mjs";
import { written } from "../props/print.mjs";
import { phone } from "../props/screens.mjs";
import { board, cutout } from "../props/slabs.mjs";
import { tower } from "../props/towers.mjs";

/** Three houses of different owners around one ring of linked blocks. */
function card(theme) {
  const s = new Scene({ theme, scale: 55, focus: [0, 0, 0.9], at: [0.49, 0.59], seed: 6 });
  s.ground();
  // Their common ground: a round plate with the ring.
  s.cylinder(0, 0, 0, 3.7, 0.14, { color: "dark" });
  s.items.at(-1).bounds = [-2.6, -2.6, 0, 2.6, 2.6, 0.14];
  const icons = ["link", "file-check-2", "coins", "link", "stamp", "key-round", "link", "check"];
  const spots = icons.map(
    (_, i) => [(i * Math.PI) / 4 + Math.PI / 8].map((a) => [Math.cos(a) * 2.6, Math.sin(a) * 2.6])[0],
  );
  spots.forEach(([x, y], i) => {
    ledgerBlock(s, x - 0.52, y - 0.52, {
      z: 0.14,
      size: 1.04,
      icon: icons[i],
      color: i === 7 ? "coral" : "iris",
      shadow: false,
    });
  });
  s.path(
    [...spots, spots[0]].map(([x, y]) => [x, y, 0.5]),
    { color: s.t.iris, w: 6, layer: "item", bounds: [-2, -2, 0.14, 1.2, 1.2, 0.2] },
  );
  s.lathe(0, 0, 0.14, coords("1 0, 1 0.5, 0.86 0.6"), { color: "mid", shadow: false });
  s.add(
    [-0.5, -0.5, 0.75, 0.5, 0.5, 0.76],
    s.decal("top", 0, 0, 0.74, iconAt("book-open", 0, 0, 1.05, s.t.iris, 1.9)),
  );
  // The owners: a bank, a plant and an authority's tower.
  for (const [a, b] of [coords("-4 1.2, -2.9 1.2"), coords("1.2 -4.4, 1.2 -2.9")])
    s.path([a, b], { color: s.t.teal, w: 4 });
  bank(s, -8, -0.2, { u: 1.08 });
  plant(s, 0.6, -7.4, { dx: 4.4, dy: 3.1 });
  tower(s, -6.6, -6.6, 2.2, 2.2, 3.5, { cols: 4, rows: 6, seed: 12, lit: 0.2, color: "mid" });
  s.path(coords("-4.6 -4.5, -3.2 -4.5, -3.2 -1.4"), { color: s.t.teal, w: 4 });
  tree(s, -3.6, 4.4, { h: 1.5, r: 0.5 });
  tree(s, 5.6, -3.6, { h: 1.4, r: 0.45 });
  person(s, -0.6, 4.8, { size: 1.25, color: "coral", skin: 2 });
  person(s, 0.4, 5, { size: 1.25, color: "teal" });
  person(s, 4.9, 0.2, { size: 1.25, color: "pale", skin: 1 });
  chip(s, {
    x: 752,
    y: 744,
    icon: "link",
    label: "One shared record",
    sub: "No single keeper",
    tone: "iris",
  });
  return s;
}

/** A welder's certificate read at the turnstile of a building site. */
function checkableCertificates(theme) {
  const s = new Scene({ theme, scale: 61, focus: [1.8, 0.6, 2.2], at: [0.49, 0.5], seed: 8 });
  s.ground();
  // The site behind: a frame going up, and its hoarding.
  s.plate(-4.4, -5.4, 9, 4.4, s.t.floor2, { stroke: s.t.line, sw: 1 });
  s.shadow(-3.6, -4.6, 5.4, 2.6, 3);
  for (const z of [0, 1.6]) {
    for (const x of [-3.6, -1.2, 1.2])
      for (const y of [-4.6, -2.6]) s.box(x, y, z, 0.26, 0.26, 1.4, { color: "coral", shadow: false });
    s.box(-3.8, -4.8, z + 1.4, 5.5, 2.7, 0.2, { color: "stone", shadow: false });
  }
  for (const x of [-4.4, -2.9, -1.4, 0.1])
    s.box(x, -0.8, 0, 1.46, 0.12, 1.5, {
      color: "teal",
      left: (w, h) => rect(0, h * 0.72, w, h * 0.1, "#FFFFFF", { op: 0.7 }),
    });
  for (const x of [4.6, 6.1])
    s.box(x, -0.8, 0, 1.46, 0.12, 1.5, {
      color: "teal",
      left: (w, h) => rect(0, h * 0.72, w, h * 0.1, "#FFFFFF", { op: 0.7 }),
    });
  // The turnstile: two cabinets, three arms, a lamp that says yes.
  s.box(1.7, -1.2, 0, 0.8, 2.2, 1.7, {
    color: "dark",
    left: (w, h) =>
      rect(w * 0.16, h * 0.12, w * 0.68, h * 0.26, "#0C8A78", { rx: 0.06 }) +
      iconAt("check", w / 2, h * 0.25, 0.36, "#FFFFFF", 3),
    right: (w, h) => iconAt("scan-line", w * 0.3, h * 0.3, 0.7, "#62E2CC", 2),
  });
  s.box(4, -1.2, 0, 0.7, 2.2, 1.15, {
    color: "dark",
    left: (w, h) => rect(w * 0.16, h * 0.12, w * 0.68, h * 0.26, "#62E2CC", { rx: 0.06 }),
  });
  s.group(() => {
    s.beam([2.6, -0.1, 1.3], [3.1, 0.5, 0.6], 0.15, { color: "pale" });
    s.beam([2.6, -0.1, 1.3], [3.95, -0.1, 1.3], 0.15, { color: "pale" });
    s.sphere(2.66, -0.1, 1.3, 0.2, { color: "coral" });
  }, [2.5, -0.2, 0.5, 3.98, 0.8, 1.5]);
  s.path(coords("3.1 6, 3.1 -3"), { color: s.t.coral, w: 4, dash: "2 11" });
  // The welder with her telephone.
  person(s, 3.1, 3.4, { size: 1.5, color: "coral", skin: 1 });
  s.sphere(3.1, 3.4, 2.4, 0.29, { color: "amber", dome: true });
  s.items.at(-1).bounds = [2.9, 3.2, 2.62, 3.3, 3.6, 2.9];
  const cert = (w, h) =>
    rect(0.3, 0.5, w - 0.6, h - 1, "#FFFFFF", { rx: 0.12, stroke: "#4450C8", sw: 0.06 }) +
    rect(0.56, 0.84, w - 1.12, 0.2, "#4450C8", { rx: 0.1 }) +
    rect(0.56, 1.2, w - 1.5, 0.14, "#8FA3A8", { rx: 0.07 }) +
    rect(0.56, 1.46, w - 1.3, 0.14, "#8FA3A8", { rx: 0.07 }) +
    iconAt("flame", w / 2, 2.16, 0.7, "#C93F14", 2) +
    path(`M${w / 2 - 0.34} 3.3L${w / 2 - 0.5} 4.05L${w / 2} 3.85L${w / 2 + 0.5} 4.05L${w / 2 + 0.34} 3.3Z`, {
      fill: "#4450C8",
    }) +
    circle(w / 2, 3.06, 0.52, "#5A66DA") +
    circle(w / 2, 3.06, 0.4, undefined, { stroke: "#FFFFFF", sw: 0.05 }) +
    iconAt("check", w / 2, 3.06, 0.56, "#FFFFFF", 3.2);
  phone(s, 6.2, 1.4, { h: 4.9, w: 2.7, paint: cert });
  // Helmet, mask and gas on the ground in front.
  s.box(-2.4, 2.6, 0, 3, 1.7, 0.7, { color: "sand" });
  s.sphere(-1.5, 3.4, 0.74, 0.62, { color: "amber", dome: true });
  s.items.at(-1).bounds = [-2, 3, 0.76, -1, 3.9, 1.4];
  s.cylinder(-1.5, 3.4, 0.7, 0.7, 0.06, { color: "amber", shadow: false });
  cutout(s, -0.5, 3.2, 0.7, 0.9, 1.25, {
    depth: 0.4,
    color: "black",
    shape: (f) => path("M.1 0H.8Q.9 0 .9 .1V.85Q.8 1.25 .45 1.25Q.1 1.25 0 .85V.1Q0 0 .1 0Z", { fill: f }),
    paint: () => rect(0.14, 0.3, 0.62, 0.28, "#8FE3D4", { rx: 0.05 }),
  });
  for (const [x, c] of [
    [-3.9, "teal"],
    [-3.1, "coral"],
  ])
    s.lathe(
      x,
      2.2,
      0,
      [
        [0.3, 0],
        [0.3, 1.7],
        [0.1, 1.95, "dark"],
        [0.12, 2.15],
      ],
      { color: c },
    );
  chip(s, {
    x: 60,
    y: 752,
    icon: "badge-check",
    label: "Qualified until June",
    sub: "Nothing else is shown",
    tone: "iris",
  });
  return s;
}

/** One invoice between two lenders: the first pledge is lit, the second barred. */
function pledgedInvoices(theme) {
  const s = new Scene({ theme, scale: 57, focus: [0.2, 0.2, 1], at: [0.5, 0.52], seed: 15 });
  s.ground();
  bank(s, -6.6, 1.2, { u: 1.05, disc: s.t.mat.teal[1] });
  bank(s, 1.6, -6.2, { u: 1.05, disc: s.t.mat.coral[2] });
  // The invoice stands in the middle on its own plinth.
  s.box(-1.4, -1.1, 0, 2.6, 1.6, 0.4, { color: "mid" });
  const face = (w, h) =>
    written("Invoice", { count: 5, size: 0.46, band: "#4450C8", seed: 5 })(w, h * 0.76, s) +
    circle(w * 0.74, h * 0.82, 0.4, "#5A66DA") +
    iconAt("fingerprint", w * 0.74, h * 0.82, 0.52, "#FFFFFF", 2) +
    rect(w * 0.1, h * 0.78, w * 0.4, 0.2, INK, { rx: 0.1 });
  board(s, -1.35, -0.5, 2.5, 3.5, { z: 0.4, paint: face, depth: 0.2 });
  s.path(coords("-1.5 0, -2.3 0, -2.3 3.2, -2.7 3.2"), { color: s.t.iris, w: 6 });
  s.path(coords("1.2 -0.4, 4.1 -0.4, 4.1 -1"), { color: s.t.line, w: 4, dash: "2 11", glow: false });
  s.path(coords("4.1 -2.2, 4.1 -2.8"), { color: s.t.line, w: 4, dash: "2 11", glow: false });
  // The bar before the second bank.
  s.box(2.6, -1.9, 0, 0.5, 0.5, 1.1, { color: "dark" });
  s.box(5.4, -1.9, 0, 0.4, 0.5, 0.9, { color: "dark" });
  s.box(2.5, -1.75, 0.9, 3.2, 0.2, 0.34, {
    color: "coral",
    shadow: false,
    left: (_w, h) =>
      [0, 1, 2, 3, 4]
        .map((i) =>
          path(`M${i * 0.66} ${h}L${i * 0.66 + 0.2} 0H${i * 0.66 + 0.5}L${i * 0.66 + 0.3} ${h}Z`, {
            fill: "#FFFFFF",
          }),
        )
        .join(""),
  });
  cutout(s, 3.6, -1.5, 1.3, 1.1, 1.1, {
    depth: 0.16,
    color: "coral",
    shape: (f) => circle(0.55, 0.55, 0.55, f),
    paint: () => iconAt("x", 0.55, 0.55, 0.8, INK, 3.4),
  });
  // The register below: fingerprints only, no names.
  const names = ["fingerprint", "fingerprint", "fingerprint", "fingerprint", "fingerprint"];
  names.forEach((name, i) => {
    const [x, y] = [-1.9 + i * 1.62, 6.1 - i * 1.62];
    ledgerBlock(s, x, y, {
      size: 1.16,
      icon: name,
      color: i === 2 ? "coral" : "iris",
      glyph: i === 2 ? INK : "#FFFFFF",
    });
  });
  s.path(coords("-1.32 6.68 0.5, 5.16 0.2 0.5"), {
    color: s.t.iris,
    w: 8,
    layer: "item",
    bounds: [-2.4, -0.6, 0, -2.3, -0.5, 0.1],
  });
  s.path(coords("0 0.6, 0 2, 1.2 2.2"), { color: s.t.iris, w: 4, dash: "2 10" });
  label(s, { x: 150, y: 150, text: "First pledge", tone: "iris", icon: "lock" });
  s.leader([-5, 3, 3.2], [250, 196]);
  chip(s, { x: 780, y: 742, icon: "ban", label: "Second refused", sub: "Names stay private" });
  return s;
}

const id = (name) => `services/block-chain-digital-assets/${name}`;

export const pictures = [
  { id: id("card"), theme: "ink", title: "Three owners around one ledger of linked blocks", draw: card },
  {
    id: id("checkable-certificates"),
    theme: "paper",
    title: "A sealed certificate at a site turnstile",
    draw: checkableCertificates,
  },
  {
    id: id("pledged-invoices"),
    theme: "ink",
    title: "One invoice, two banks, one of them barred",
    draw: pledgedInvoices,
  },
];
