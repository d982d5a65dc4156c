/** A tower cut open, with two use cases on each of its storeys, a lift between them, and the overview in a court before it. */
import { palette } from "../../pictures/engine/palette.mjs";
import { rect } from "../../pictures/engine/svg.mjs";
import { windows } from "../../pictures/props/textures/surfaces.mjs";
import { asphalt, block, parcels, thread, trees } from "../surroundings.mjs";

const STOREY = 7.2;
const TOP = 2;
/** A storey's width and depth, and where the lift stands in it. */
const [DX, DY] = [20.6, 8];
const LIFT = 1.4;
const ROOM = (DX - LIFT) / 2;
/** How far each storey stands back behind the one below, so that one sees into that. */
const BACK = 2;
const WALL = 0.35;
const SLAB = 0.55;
/** The top storey is cut at this height; elsewhere nothing is taller than what the storey above leaves visible. */
const CUT = 3.4;
const TALLEST = 4.8;
const COURT = { x: -1.9, y: 11.7, dx: 14, dy: 12, tallest: 8 };
/** The middle of the street between the tower and the court. */
const STREET = 9.9;

/** A storey's floor, its walls at the back, and its part of the lift; returns its two rooms. */
function storey(land, level, walls) {
  const [y, z] = [-level * BACK, level * STOREY];
  const top = level === TOP;
  const height = top ? CUT : STOREY - SLAB;
  const paint = (cols) =>
    windows({ cols, rows: 2, lit: 0.3, seed: 7 + level, fill: palette.steel770, litFill: palette.teal670 });
  const shade = { color: walls, shadow: level === 0 };
  if (level) land.box(0, y, z - SLAB, DX, DY, SLAB, { color: "mid", shadow: false });
  land.box(0, y - WALL, z, DX, WALL, height, { ...shade, left: paint(12) });
  land.box(-WALL, y - WALL, z, WALL, DY + WALL, height, { ...shade, right: paint(5) });
  const cable = (w, h) => rect(w * 0.3, 0, w * 0.4, h, land.theme.coral);
  land.box(ROOM, y, z, LIFT, LIFT, height + (top ? 1.4 : 0), {
    color: "black",
    left: cable,
    right: cable,
    shadow: false,
  });
  const room = { y, z, dx: ROOM, dy: DY, tallest: TALLEST };
  return [
    { ...room, x: 0 },
    { ...room, x: ROOM + LIFT },
  ];
}

function draw(land, style) {
  const rooms = [2, 1, 0].flatMap((level) => storey(land, level, style === "city" ? "sand" : "pale"));
  land.plate(-60, STREET - 1, 120, 2, asphalt(land.theme));
  thread(land, [
    [ROOM + LIFT / 2, LIFT],
    [ROOM + LIFT / 2, STREET],
  ]);
  thread(land, [
    [-60, STREET],
    [60, STREET],
  ]);
  trees(land, [13.4, STREET + 1.4], [20, STREET + 1.4], { step: 2.2 });
  const around = [
    ...parcels(-50, -46, 44, 38, { seed: 21 }),
    ...parcels(-6, -46, 40, 34, { seed: 25 }),
    ...parcels(-36, -7, 33, 11, { seed: 22 }),
    ...parcels(-36, 12.2, 33, 11, { seed: 29 }),
    ...parcels(-30, 24, 70, 22, { seed: 23 }),
    ...parcels(23.5, -18, 24, 24, { seed: 24 }),
    ...parcels(13.6, 12.2, 24, 11, { seed: 27 }),
  ];
  for (const [index, parcel] of around.entries())
    block(land, parcel, {
      seed: 50 + index,
      high: (style === "city" ? 4 : 2) * (parcel[0] > DX || parcel[1] > STREET ? 0.3 : 1),
    });
  return [COURT, ...rooms];
}

export const tower = { scale: 42, middle: [-1.3, 0.2], draw };
