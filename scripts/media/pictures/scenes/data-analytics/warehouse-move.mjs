import { palette } from "../../engine/palette.mjs";
import { parsePoints } from "../../engine/parse-points.mjs";
import { Scene } from "../../engine/scene.mjs";
import { rect } from "../../engine/svg.mjs";
import { chip } from "../../overlays/tags/chip.mjs";
import { stackedDiscStore } from "../../props/computing/data-stores.mjs";
import { looseSheet } from "../../props/documents/paper.mjs";
import { parcel } from "../../props/logistics/goods.mjs";
import { board, namePlate } from "../../props/shapes/slabs.mjs";
import { textLines } from "../../props/textures/print.mjs";

function draw(theme) {
  const s = new Scene({ theme, scale: 56, focus: [-0.2, 0.2, 1.2], at: [0.5, 0.52], seed: 27 });
  s.ground();
  const grey = [palette.grey260, palette.grey420, palette.grey560];
  // The old store on the left, the new one on the right.
  s.plate(-7.6, 0.8, 6.2, 8, s.theme.floor2, { stroke: s.theme.line, strokeWidth: 1 });
  s.plate(1.6, -7.6, 7, 6.6, s.theme.floor, { stroke: s.theme.teal, strokeWidth: 1.6 });
  stackedDiscStore(s, -5, 3.4, { r: 1.75, h: 3.9, discs: 4, color: grey, lamp: palette.slate500 });
  parcel(s, -3.3, 7, { dx: 1.7, dy: 1.4, dz: 0.9 });
  looseSheet(s, -2.5, 7.6, 1.15, { turn: 20, tilt: 0.2, seed: 4 });
  looseSheet(s, -2.3, 7.7, 1.35, { turn: -25, tilt: 0.1, roll: 0.1, seed: 6 });
  stackedDiscStore(s, 4.6, -4.2, { r: 1.75, h: 3.9, discs: 4, color: "teal", lamp: palette.white });
  namePlate(s, -6.6, 5.1, 0, "Old", { w: 1.3, h: 0.6, size: 0.42 });
  namePlate(s, 4.4, -1.9, 0, "New", { w: 1.4, h: 0.6, size: 0.42 });
  bridge(s);
  chip(s, {
    x: 752,
    y: 742,
    icon: "scale",
    label: "Totals match",
    sub: "Both sides in parallel",
    tone: "teal",
  });
  return s;
}

/** The bridge, with sheets that cross it and the balance in front. */
function bridge(s) {
  const z = 1.5;
  const a = [-3, 1.4];
  s.box(-0.8, -4.6, z - 0.3, 1.5, 8.6, 0.3, { color: "sand", shadow: false });
  s.shadow(-0.8, -4.6, 1.5, 8.6, 0.6);
  for (const y of [-3.6, -0.5, 2.8]) s.box(-0.5, y, 0, 0.9, 0.5, z - 0.3, { color: "pale", shadow: false });
  s.box(-3.4, 3, z - 0.3, 2.6, 1, 0.3, { color: "sand", shadow: false });
  s.box(0.7, -4.6, z - 0.3, 2.5, 1, 0.3, { color: "sand", shadow: false });
  for (const [i, y] of [-3.4, -1.6, 0.2, 2].entries())
    board(s, -0.2, y, 1.2, 1.5, {
      z,
      face: "right",
      color: "pale",
      depth: 0.12,
      shadow: false,
      paint: (w, h) =>
        rect(0, 0, w, 0.18, i === 2 ? palette.coral : palette.teal711) +
        (i % 2
          ? textLines(5, { seed: i + 3, color: palette.slate500, top: 0.22 })(w, h, s)
          : [0.5, 0.8, 0.35, 0.65]
              .map((k, j) => rect(0.16 + j * 0.24, h * 0.86 - k * 0.9, 0.16, k * 0.9, palette.steel450))
              .join("")),
    });
  balance(s, 2.6, 1.7, a);
}

/** A balance with a data store in each pan. */
function balance(s, x, y) {
  s.lathe(x, y, 0, parsePoints("0.8 0, 0.8 0.16, 0.14 0.3, 0.1 3"), { color: "dark" });
  s.solids.at(-1).bounds = [x - 0.3, y - 0.3, 0, x + 0.3, y + 0.3, 3];
  s.beam([x - 1.3, y + 1.3, 3], [x + 1.3, y - 1.3, 3], 0.16, {
    color: "coral",
    bounds: [x - 0.3, y - 0.3, 3, x + 0.3, y + 0.3, 3.2],
  });
  s.sphere(x, y, 3.15, 0.18, { color: "coral" });
  for (const [k, color] of [
    [-1, [palette.grey260, palette.grey420, palette.grey560]],
    [1, "teal"],
  ]) {
    const [px, py] = [x + k * 1.3, y - k * 1.3];
    for (const d of [-0.5, 0.5])
      s.path(
        [
          [px, py, 3],
          [px + d, py - d, 1.5],
        ],
        { color: s.theme.muted, w: 2, layer: "item", glow: false },
      );
    s.lathe(px, py, 1.4, parsePoints("0.5 0, 0.7 0.12"), { color: "dark", shadow: false });
    stackedDiscStore(s, px, py, { z: 1.52, r: 0.4, h: 0.8, discs: 2, color });
  }
}

export const picture = {
  id: "services/data-analytics/warehouse-move",
  theme: "light",
  title: "Reports crossing a bridge to a new data store",
  draw,
};
