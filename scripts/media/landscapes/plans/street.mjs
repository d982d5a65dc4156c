/** Two rows of fronts along one road that runs through the picture. */
import { palette } from "../../pictures/engine/palette.mjs";
import { car, truck } from "../../pictures/props/vehicles/cars.mjs";
import { asphalt, block, lamps, marks, parcels, shares, thread, trees } from "../surroundings.mjs";

/** Half of the road's width, where the rows begin, and their depths. */
const ROAD = 2;
const ROW = ROAD + 1;
const NORTH = 9.4;
const SOUTH = 8.8;
const GAP = 0.7;
const LANDMARK = 14;

function plotsOf(aspects) {
  const [first, third, ...others] = [1, 3, 2, 4, 5, 6].map((index) => aspects[index]);
  const [left, right] = shares([first, third], 39 - LANDMARK - 2 * GAP);
  const north = (x, dx, dy) => ({ x, y: -ROW - dy, dx, dy });
  let x = -15.4;
  const south = shares(others, 39.4 - 3 * GAP).map((dx) => {
    const plot = { x, y: ROW, dx, dy: SOUTH };
    x += dx + GAP;
    return plot;
  });
  const start = -23.4;
  return [
    { ...north(start + left + GAP, LANDMARK, 13), tallest: 8.5 },
    north(start, left, NORTH),
    south[0],
    north(start + left + LANDMARK + 2 * GAP, right, NORTH),
    ...south.slice(1),
  ];
}

function draw(land, style, aspects) {
  const { theme } = land;
  land.plate(-70, -ROW, 140, ROW * 2, theme.floor2);
  land.plate(-70, -ROAD, 140, ROAD * 2, asphalt(theme), { stroke: theme.line, strokeWidth: 2 });
  const along = (y) => [
    [-70, y],
    [70, y],
  ];
  thread(land, along(0));
  for (const y of [-ROAD / 2, ROAD / 2])
    marks(land, along(y), { color: theme.dark ? theme.faint : palette.white });
  if (theme.dark) for (const y of [-ROAD - 0.3, ROAD + 0.3]) lamps(land, along(y));
  const high = style === "city" ? 4.5 : 3;
  const behind = [
    ...parcels(-42, -36, 70, 19.2, { seed: 3 }),
    [-36, -ROW - 9, 11.6, 9],
    [17, -ROW - 9, 8, 9],
  ];
  const before = [
    ...parcels(-42, ROW + SOUTH + 1.2, 76, 24, { seed: 8 }),
    [-34, ROW, 17.4, 8.8],
    [25.4, ROW, 8, 9],
  ];
  for (const [index, parcel] of behind.entries()) block(land, parcel, { seed: 20 + index, high });
  for (const [index, parcel] of before.entries()) block(land, parcel, { seed: 60 + index, high: high / 3 });
  trees(land, [-34, ROAD + 0.5], [34, ROAD + 0.5], { step: 4.5, h: 1.1, r: 0.36 });
  for (const [x, color] of [
    [-15, "teal"],
    [-3, "pale"],
    [6, "amber"],
    [17, "pale"],
  ])
    car(land, x, -1.62, { color });
  for (const [x, color] of [
    [-9, "pale"],
    [11.5, "mid"],
  ])
    truck(land, x, 0.55, { color });
  return plotsOf(aspects);
}

export const street = { scale: 42, middle: [0, -0.5], draw };
