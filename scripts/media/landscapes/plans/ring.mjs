/** A loop with six stands around it, and the overview inside. */
import { airliner } from "../../pictures/props/vehicles/airliner.mjs";
import { asphalt, block, lamps, marks, parcels, shares, thread } from "../surroundings.mjs";

/** Half of the loop's middle line along x and y, half of its width, and the radius of its corners. */
const [X, Y] = [11, 8.6];
const HALF = 0.95;
const CORNER = 3.2;
const NEAR = 1.6;

/** A rectangle with round corners around the origin, as points of the ground. */
function roundRectangle(a, b, radius) {
  const quarter = (cx, cy, from) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = ((from + i * 11.25) * Math.PI) / 180;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    });
  const [u, v] = [a - radius, b - radius];
  return [...quarter(u, v, 0), ...quarter(-u, v, 90), ...quarter(-u, -v, 180), ...quarter(u, -v, 270)];
}

function loop(land, style) {
  const { theme } = land;
  const line = (offset) =>
    land.points(roundRectangle(X + offset, Y + offset, CORNER + offset)).replaceAll(" ", "L");
  land.groundLines.push(
    `<path d="M${line(HALF)}ZM${line(-HALF)}Z" fill="${asphalt(theme)}" fill-rule="evenodd"` +
      ` stroke="${theme.line}" stroke-width="2"/>`,
  );
  const middle = roundRectangle(X, Y, CORNER);
  const closed = [...middle, middle[0]];
  if (style === "apron") {
    land.path(closed, { color: theme.amber, w: 8 });
    for (const offset of [-HALF, HALF])
      lamps(land, roundRectangle(X + offset, Y + offset, CORNER + offset), theme.teal);
  } else {
    marks(land, closed, { color: theme.line, w: 46, dash: "5 15" });
    thread(land, closed);
  }
}

/** Carriers with goods on the loop, as on the belts of a factory. */
function carriers(land) {
  const place = [
    [-7, -Y],
    [-2, -Y],
    [3, -Y],
    [X, -4],
    [X, 1.5],
    [4, Y],
    [-1.5, Y],
    [-6, Y],
    [-X, 3],
    [-X, -3],
  ];
  for (const [index, [x, y]] of place.entries()) {
    land.box(x - 0.75, y - 0.75, 0, 1.5, 1.5, 0.3, { color: "black" });
    land.box(x - 0.5, y - 0.5, 0.3, 1, 1, 0.75, {
      color: ["teal", "pale", "coral", "amber"][index % 4],
      shadow: false,
    });
  }
}

/** Two runways with their lights, and aircraft that wait for them. */
function runways(land) {
  const { theme } = land;
  land.ground({ step: 3, opacity: 0.9 });
  for (const y of [-30.5, 23.5]) {
    land.plate(-60, y, 120, 6.5, theme.floor2, { stroke: theme.line, strokeWidth: 2 });
    land.path(
      [
        [-60, y + 3.25],
        [60, y + 3.25],
      ],
      { color: theme.muted, w: 5, dash: "46 34", glow: false },
    );
    for (const side of [-0.5, 7])
      lamps(land, [
        [-60, y + side],
        [60, y + side],
      ]);
  }
  for (const x of [-26.5, 24.5])
    land.path(
      [
        [x, -24],
        [x, 23.5],
      ],
      { color: theme.amber, w: 2.5, glow: false },
    );
  airliner(land, -13, -27.2, { u: 0.6, livery: "teal" });
  airliner(land, 2, 26.8, { u: 0.6, livery: "amber" });
  airliner(land, 16.5, -19, { u: 0.5, axis: "y", livery: "coral" });
  airliner(land, 23, 9.5, { u: 0.5, axis: "y", livery: "amber" });
  airliner(land, -17.5, 9.5, { u: 0.5, axis: "y", livery: "teal" });
  for (const [index, parcel] of parcels(-40, -14, 14, 20, { seed: 4, depth: 6, way: 1.4 }).entries())
    block(land, parcel, { seed: 30 + index, high: 1.4 });
}

function halls(land) {
  const around = [
    ...parcels(-40, -38, 66, 17, { seed: 4, depth: 7, way: 1.4 }),
    ...parcels(-30, 21, 66, 18, { seed: 6, depth: 7, way: 1.4 }),
    [-26, -19, 10, 8],
    [16, 10.6, 10, 8],
    [-24, 7, 9, 9],
    [14, -20, 9, 12],
    [24, -6, 8, 12],
    [-34, -8, 11, 12],
  ];
  for (const [index, parcel] of around.entries()) block(land, parcel, { seed: 30 + index, high: 1.6 });
}

function draw(land, style, aspects) {
  loop(land, style);
  if (style === "apron") runways(land);
  else {
    halls(land);
    carriers(land);
  }
  const row = (list, x, y) => {
    const [a, b] = shares(list, 22.4);
    return [
      { x, y, dx: a, dy: 8.4 },
      { x: x + a + 0.7, y, dx: b, dy: 8.4 },
    ];
  };
  const [first, second] = row([aspects[1], aspects[2]], -14.8, -Y - NEAR - 8.4);
  const [fifth, fourth] = row([aspects[5], aspects[4]], -7.8, Y + NEAR);
  return [
    { x: -X + NEAR, y: -Y + NEAR, dx: 2 * (X - NEAR), dy: 2 * (Y - NEAR), tallest: 8 },
    first,
    second,
    { x: X + NEAR, y: -4.2, dx: 9.2, dy: 10.8 },
    fourth,
    fifth,
    { x: -X - NEAR - 9.2, y: -6.6, dx: 9.2, dy: 10.8 },
  ];
}

export const ring = { scale: 42, middle: [0, 0], draw };
