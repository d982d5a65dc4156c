/** A terrain as contour lines, traced once; a scan runs over it and lights up a route along the passes. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, randomNormal, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 105;
export const view = { mobileX: 560, mobileY: 150, left: 0.25 };

const WIDTH = 6.6;
const DEPTH = 4.6;
const COLUMNS = 190;
const ROWS = 130;
const LEVELS = 26;
const TOP = 0.95;

const next = random(seed);
const hills = Array.from({ length: 15 }, () => ({
  x: mix(-2.6, 3.1, next()),
  z: mix(-0.9, 2.2, next()),
  height: 0.08 + next() ** 2 * 0.3,
  width: 0.25 + next() * 0.4,
}));
hills.push({ x: 1.15, z: 0.95, height: 0.62, width: 0.5 }, { x: 2.2, z: 0.5, height: 0.34, width: 0.45 });
const ripples = Array.from({ length: 6 }, () => [
  randomNormal(next) * 5,
  randomNormal(next) * 5,
  next() * TAU,
]);

function height(x, z) {
  let sum = 0;
  for (const hill of hills)
    sum += hill.height * gaussian(Math.hypot(x - hill.x, (z - hill.z) * 1.15), 0, hill.width);
  let rough = 0;
  for (const [u, v, phase] of ripples) rough += Math.sin(u * x + v * z + phase);
  return sum + rough * 0.016 + 0.04;
}

/** Contour segments: x0, z0, x1, z1, level of each. */
const contours = traceContours();
const route = findRoute();

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 760,
    y: 362,
    distance: 3.7,
    focal: 1000,
    yaw: -0.3 + 0.07 * Math.sin(turn),
    pitch: 0.56 + 0.02 * Math.cos(turn),
    aperture: 6,
    focus: 3.9,
  });
  drawContours(canvas, camera, t);
  drawRoute(canvas, camera, t);
}

function scan(x, t) {
  const u = (x + WIDTH / 2) / WIDTH;
  return comet(u * 0.8 - t - 0.42, 0.008, 0.13) * smoothstep(0.12, 0.3, u);
}

function fade(x, z) {
  return (
    smoothstep(-3.2, -1.2, x) * smoothstep(3.3, 2.5, x) * smoothstep(-1.9, -0.7, z) * smoothstep(2.3, 1.6, z)
  );
}

function drawContours(canvas, camera, t) {
  for (let i = 0; i < contours.length; i += 5) {
    const [x0, z0, x1, z1] = [contours[i], contours[i + 1], contours[i + 2], contours[i + 3]];
    const level = contours[i + 4] / LEVELS;
    const y = -level * TOP;
    const swept = scan(x0, t);
    const gain = (0.14 + 0.3 * level + 0.55 * swept) * fade(x0, z0);
    if (gain < 0.003 || !camera.project(x0, y, z0)) continue;
    const { px, py, blur } = camera;
    if (!camera.project(x1, y, z1)) continue;
    blend(colour, PETROL, TEAL, 0.25 + level);
    blend(colour, colour, MIST, 0.35 * level);
    blend(colour, colour, CORAL, smoothstep(0.15, 0.7, swept));
    blend(colour, colour, AMBER, 0.5 * smoothstep(0.75, 1, swept));
    const [r, g, b] = [colour[0] * gain, colour[1] * gain, colour[2] * gain];
    canvas.line(px, py, camera.px, camera.py, r, g, b, blur);
  }
}

function drawRoute(canvas, camera, t) {
  for (const offset of [-0.012, 0, 0.012]) {
    route.forEach(([x, z], index) => {
      const u = index / (route.length - 1);
      const spark = comet(u - 2 * t, 0.01, 0.14);
      if (!camera.project(x, -height(x, z) - 0.03, z + offset)) return;
      const gain = (0.32 + 1.3 * spark) * fade(x, z);
      blend(colour, CORAL, AMBER, 0.15 + 0.4 * spark);
      blend(colour, colour, WHITE, 0.4 * spark);
      canvas.vertex(camera.px, camera.py, colour[0] * gain, colour[1] * gain, colour[2] * gain, camera.blur);
    });
    canvas.stroke();
  }
}

/** Marching squares, one pass per level. */
function traceContours() {
  const grid = new Float32Array(COLUMNS * ROWS);
  const xAt = (column) => mix(-WIDTH / 2, WIDTH / 2, column / (COLUMNS - 1));
  const zAt = (row) => mix(-DEPTH / 2, DEPTH / 2, row / (ROWS - 1));
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      grid[row * COLUMNS + column] = (height(xAt(column), zAt(row)) / TOP) * LEVELS;
    }
  }
  const pieces = [];
  for (let row = 0; row + 1 < ROWS; row++) {
    for (let column = 0; column + 1 < COLUMNS; column++) {
      const o = row * COLUMNS + column;
      const corners = [grid[o], grid[o + 1], grid[o + COLUMNS + 1], grid[o + COLUMNS]];
      const from = Math.ceil(Math.min(...corners));
      const to = Math.floor(Math.max(...corners));
      for (let level = Math.max(1, from); level <= to; level++) {
        const cuts = [];
        for (let side = 0; side < 4; side++) {
          const a = corners[side];
          const b = corners[(side + 1) % 4];
          if (a < level === b < level) continue;
          const k = (level - a) / (b - a);
          const [dx, dz] = [
            [k, 0],
            [1, k],
            [1 - k, 1],
            [0, 1 - k],
          ][side];
          cuts.push(xAt(column + dx), zAt(row + dz));
        }
        for (let cut = 0; cut + 3 < cuts.length; cut += 4) pieces.push(...cuts.slice(cut, cut + 4), level);
      }
    }
  }
  return new Float32Array(pieces);
}

/** A route from left to right that turns to the lower side. */
function findRoute() {
  const points = [];
  let z = 0.2;
  let drift = 0;
  for (let x = -3; x <= 3; x += 0.03) {
    const slope = (height(x + 0.12, z + 0.06) - height(x + 0.12, z - 0.06)) / 0.12;
    drift = mix(drift, -slope * 0.075 - (z - 0.2) * 0.006, 0.14);
    z += drift;
    points.push([x, z]);
  }
  return points;
}
