/** Adjoining plots of one ground with ways between them, like a quarter seen from above. */
import { palette } from "../../pictures/engine/palette.mjs";
import { line as svgLine } from "../../pictures/engine/svg.mjs";
import { tree } from "../../pictures/props/outdoors/trees.mjs";
import { random } from "../../random.mjs";
import { block, marks, parcels } from "../surroundings.mjs";

const PLOTS = [
  { x: -9.6, y: -5.8, dx: 19.2, dy: 11.6, tallest: 8 },
  { x: -17.2, y: -15.9, dx: 11, dy: 9.3 },
  { x: -5.4, y: -15.9, dx: 12.6, dy: 9.3 },
  { x: 10.4, y: -5.8, dx: 9.4, dy: 8.4 },
  { x: 6, y: 6.6, dx: 11.8, dy: 9.3 },
  { x: -6.6, y: 6.6, dx: 11.8, dy: 9.3 },
  { x: -20, y: -2.6, dx: 9.6, dy: 8.4 },
];

/** Beds and groves between and around the plots. */
const BEDS = [
  [8, -15.9, 7, 9.3],
  [10.4, 3.4, 9.4, 2.4],
  [-20, -5.8, 9.6, 2.4],
  [18.6, 6.6, 8, 9.3],
  [-18, 7.6, 10.6, 8.3],
  [-27, -15.9, 9, 9.3],
  [20.6, -5.8, 8, 11.6],
  [-30, -5.8, 9.2, 11.6],
  ...parcels(-36, -38, 60, 21, { seed: 31, depth: 6.4, way: 0.8 }),
  ...parcels(-24, 17.6, 60, 21, { seed: 32, depth: 6.4, way: 0.8 }),
];

/** A footway: a pale band with a row of coral steps. */
function footway(land, points) {
  marks(land, points, { color: land.theme.dark ? palette.steel760 : palette.white, w: 26, dash: null });
  marks(land, points, { color: land.theme.coral, w: 11, dash: "1 22" });
}

/** Rows of a crop, in a rectangle that begins at 0, 0. */
const rows = (color) => (dx, dy) =>
  Array.from({ length: Math.floor(dy / 0.55) }, (_, i) =>
    svgLine(0.3, 0.4 + i * 0.55, dx - 0.3, 0.4 + i * 0.55, color, { strokeWidth: 0.22 }),
  ).join("");

function grove(land, [x, y, dx, dy], next) {
  for (let i = 0; i < (dx * dy) / 5; i++)
    tree(land, x + 0.7 + next() * (dx - 1.4), y + 0.7 + next() * (dy - 1.4), { h: 1 + next() * 0.7, r: 0.4 });
}

function draw(land, style) {
  const { theme } = land;
  const next = random(17);
  const greens = theme.dark
    ? [palette.teal800, palette.steel811, palette.steel820]
    : [palette.green150, palette.green170, palette.sand150];
  land.plate(-70, -70, 140, 140, theme.dark ? palette.steel900 : palette.sand210);
  for (const [index, bed] of BEDS.entries()) {
    const [x, y, dx, dy] = bed;
    const kind = Math.floor(next() * 3);
    land.plate(x, y, dx, dy, greens[index % 3], {
      paint:
        kind === 1 || style === "farm" ? rows(theme.dark ? palette.teal780 : palette.green310) : undefined,
    });
    if (kind === 0) grove(land, bed, next);
    else if (kind === 2 && style === "quarter")
      block(land, bed, { seed: 70 + index, high: y > 6 ? 0.6 : 1.6 });
  }
  footway(land, [
    [-70, 6.2],
    [5.6, 6.2],
    [5.6, 16.3],
    [70, 16.3],
  ]);
  footway(land, [
    [-10, 6.2],
    [-10, -6.2],
    [10, -6.2],
    [10, 6.2],
    [5.6, 6.2],
  ]);
  return PLOTS;
}

export const field = { scale: 42, middle: [0, 0], draw };
