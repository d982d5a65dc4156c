/** One line from far to near in three legs, with six stations along it. */
import { tank } from "../../pictures/props/industry/tanks.mjs";
import { block, parcels, thread } from "../surroundings.mjs";

/** The legs: along x, along y, along x. */
const [FAR, TURN, NEAR] = [-14, 5, 16];
const END = 60;

const PLOTS = [
  { x: -14.4, y: -3.6, dx: 17.8, dy: 14.6, tallest: 8.5 },
  { x: -20.2, y: FAR + 1.7, dx: 9.2, dy: 8 },
  { x: -10, y: FAR - 9.5, dx: 10.4, dy: 7.8, tallest: 5.4 },
  { x: -10.2, y: FAR + 1.7, dx: 13.6, dy: 8 },
  { x: TURN + 1.7, y: -10.8, dx: 9.2, dy: 8 },
  { x: TURN + 1.7, y: -2, dx: 11, dy: 8 },
  { x: TURN + 1.7, y: 6.8, dx: 12, dy: 7.6 },
];

const LEGS = [
  { axis: "x", from: [-END, FAR], length: END + TURN },
  { axis: "y", from: [TURN, FAR], length: NEAR - FAR },
  { axis: "x", from: [TURN, NEAR], length: END },
];

const MIDDLE = [
  [-END, FAR],
  [TURN, FAR],
  [TURN, NEAR],
  [END, NEAR],
];

function bed(land, half) {
  const { theme } = land;
  for (const {
    axis,
    from: [x, y],
    length,
  } of LEGS) {
    const [dx, dy] = axis === "x" ? [length, 0] : [0, length];
    land.plate(x - half, y - half, dx + 2 * half, dy + 2 * half, theme.road);
  }
}

/** Two pipes side by side on supports. */
function pipe(land) {
  bed(land, 1.3);
  for (const {
    axis,
    from: [x, y],
    length,
  } of LEGS) {
    for (let d = 2; d < length; d += 3.4) {
      const [px, py] = axis === "x" ? [x + d, y - 0.9] : [x - 0.9, y + d];
      land.box(px, py, 0, axis === "x" ? 0.3 : 1.8, axis === "x" ? 1.8 : 0.3, 0.5, { color: "dark" });
    }
    land.drum(x, y, 0.95, 0.5, length, { axis, color: "coral" });
  }
  for (const y of [FAR, NEAR]) land.sphere(TURN, y, 0.95, 0.56, { color: "coral" });
}

/** Rails, and a train of containers. */
function rails(land) {
  const { theme } = land;
  bed(land, 1.2);
  for (const side of [-0.5, 0.5])
    land.path(
      MIDDLE.map(([x, y]) => [x + (y > -END ? -side : 0), y + side]),
      { color: theme.faint, w: 3, glow: false },
    );
  thread(land, MIDDLE);
  const colors = ["coral", "teal", "pale", "teal", "coral", "iris", "pale", "amber"];
  const wagon = (axis, x, y, color) => {
    const [dx, dy] = axis === "x" ? [2.9, 1.3] : [1.3, 2.9];
    land.box(x - (axis === "x" ? 0 : 0.65), y - (axis === "x" ? 0.65 : 0), 0.2, dx, dy, 0.22, {
      color: "black",
    });
    land.box(x - (axis === "x" ? 0 : 0.65), y - (axis === "x" ? 0.65 : 0), 0.42, dx, dy, 1.35, {
      color,
      shadow: 1,
    });
  };
  for (let i = 0; i < 5; i++) wagon("x", -22 + i * 3.2, FAR, colors[i]);
  for (let i = 0; i < 7; i++) wagon("y", TURN, FAR + 3.5 + i * 3.2, colors[(i + 3) % colors.length]);
  for (let i = 0; i < 3; i++) wagon("x", TURN + 4 + i * 3.2, NEAR, colors[(i + 5) % colors.length]);
}

function draw(land, style) {
  if (style === "pipe") pipe(land);
  else rails(land);
  const around = [
    ...parcels(-38, -40, 62, 14, { seed: 5 }),
    ...parcels(2, -24, 24, 7, { seed: 9, depth: 6 }),
    ...parcels(-34, -3, 18, 14, { seed: 11 }),
    ...parcels(-26, 12.4, 28, 24, { seed: 12 }),
    ...parcels(8, 18.4, 30, 20, { seed: 13 }),
    [-32, FAR + 1.7, 11, 8],
    [17, -11, 9, 8],
    [18.6, -2, 9, 8],
    [19.6, 6.8, 9, 7.6],
    [-22, FAR - 9.5, 11, 7.8],
  ];
  for (const [index, parcel] of around.entries()) {
    const [x, y, dx, dy] = parcel;
    if (style === "pipe" && index % 2 === 0) {
      const r = Math.min(dx, dy) * 0.36;
      land.plate(x, y, dx, dy, land.theme.floor2, { opacity: 0.6 });
      tank(land, x + dx / 2, y + dy / 2, { r, h: r * 0.9, color: "dark", band: "black" });
    } else block(land, parcel, { seed: 40 + index, high: 1.5 });
  }
  return PLOTS;
}

export const line = { scale: 42, middle: [0, 0], draw };
