/** Two towers cut open, each use case on a storey of its own, and the overview in the court between them. */
import { palette } from "../../pictures/engine/palette.mjs";
import { rect } from "../../pictures/engine/svg.mjs";
import { windows } from "../../pictures/props/textures/surfaces.mjs";
import { block, parcels, thread, trees } from "../surroundings.mjs";

const STOREY = 7.2;
const [DX, DY] = [12.4, 7.2];
/** How far each storey stands back behind the one below, so that one sees into that. */
const BACK = 1.8;
const TOP = 2;
const WALL = 0.3;
const SLAB = 0.5;
/** The top storey is cut at this height; elsewhere nothing is taller than what the storey above leaves visible. */
const CUT = 3.4;
const TALLEST = 4.2;
const SHAFT = 1;

const COURT = { x: 1.9, y: 2.9, dx: 14.2, dy: 13, tallest: 8 };
const TOWERS = [
  { x: -11.4, y: 8 },
  { x: 6, y: -6 },
];

/** A storey: its floor, its two walls at the back, and in their corner the lift. */
function storey(land, x, y, level, walls) {
  const z = level * STOREY;
  const top = level === TOP;
  const height = top ? CUT : STOREY - SLAB;
  const { theme } = land;
  const paint = (cols) =>
    windows({ cols, rows: 2, lit: 0.25, seed: 7 + level, fill: palette.steel770, litFill: palette.teal730 });
  const shade = { color: walls, shadow: level === 0 };
  if (level) land.box(x, y, z - SLAB, DX, DY, SLAB, { color: "stone", shadow: false });
  land.box(x, y - WALL, z, DX, WALL, height, { ...shade, left: paint(7) });
  land.box(x - WALL, y - WALL, z, WALL, DY + WALL, height, { ...shade, right: paint(4) });
  const cable = (w, h) => rect(w * 0.4, 0, w * 0.2, h, theme.coral);
  land.box(x, y, z, SHAFT, SHAFT, height + (top ? 1 : 0), {
    color: "black",
    left: cable,
    right: cable,
    shadow: false,
  });
  return {
    x: x + SHAFT,
    y: y + SHAFT / 2,
    z,
    dx: DX - SHAFT,
    dy: DY - SHAFT / 2,
    tallest: top ? 5.5 : TALLEST,
  };
}

const tower = (land, { x, y }, walls) =>
  [2, 1, 0].map((level) => storey(land, x, y - level * BACK, level, walls));

function draw(land, style) {
  const [left, right] = TOWERS.map((at) => tower(land, at, style === "city" ? "sand" : "pale"));
  thread(land, [
    [-60, 17.6],
    [19.2, 17.6],
    [19.2, -60],
  ]);
  const around = [
    ...parcels(-42, -40, 62, 28, { seed: 21 }),
    ...parcels(-36, -8, 22, 22, { seed: 22 }),
    ...parcels(-28, 20, 60, 18, { seed: 23 }),
    ...parcels(21, -8, 12, 26, { seed: 24 }),
    [-12, -8, 7, 6],
    [-12, -1, 7, 6],
    [-4, -8, 8, 6],
  ];
  for (const [index, parcel] of around.entries())
    block(land, parcel, { seed: 50 + index, high: style === "city" ? 4.5 : 2 });
  trees(land, [-10, 16.2], [0, 16.2], { step: 2.4 });
  return [COURT, left[0], right[0], left[1], right[1], left[2], right[2]];
}

export const towers = { scale: 47, middle: [-1.4, -1.6], draw };
