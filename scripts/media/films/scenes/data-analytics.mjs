/** Scattered readings fall into the places of a lattice, from left to right. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, randomNormal, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 57;
export const view = { mobileX: 575, mobileY: 118, mobileFloor: 0.04, left: 0.3, exposure: 1.05 };

const COLUMNS = 98;
const ROWS = 46;
const WIDTH = 6.4;
const DEPTH = 3.7;

const next = random(seed);
const places = Array.from({ length: COLUMNS * ROWS }, () => ({
  dx: randomNormal(next) * 0.8,
  dy: randomNormal(next) * 1.15 - 0.25,
  dz: randomNormal(next) * 1.2,
  phase: next() * TAU,
  early: next() * 0.9,
  size: 0.12 + next() ** 6 * 3.4,
}));

const colour = [0, 0, 0];

/** The position of a lattice point and its order from 0 to 1; the object is reused. */
const found = { x: 0, y: 0, z: 0, order: 0, height: 0 };

function locate(column, row, t) {
  const turn = TAU * t;
  const place = places[column * ROWS + row];
  const u = column / (COLUMNS - 1);
  const x = mix(-WIDTH / 2, WIDTH / 2, u);
  const z = mix(-DEPTH / 2, DEPTH / 2, row / (ROWS - 1));
  // The front between disorder and order moves to and fro.
  const front = -1.35 + 0.22 * Math.sin(turn) + place.early;
  const order = smoothstep(front, front + 1.5, x);
  const loose = (1 - order) ** 1.4;
  const drift = 0.09 * loose;
  const height =
    0.13 * Math.sin(2.1 * x + 1.1 * z - turn) +
    0.09 * Math.sin(-1.2 * x + 2.3 * z + turn + 1) +
    0.42 * gaussian(Math.hypot(x - 0.75, z - 0.1), 0, 0.6) * (1 + 0.25 * Math.sin(turn + 2));
  found.x = x + place.dx * loose + drift * Math.sin(turn + place.phase);
  found.y = place.dy * loose - height * order + drift * Math.cos(turn + place.phase * 2);
  found.z = z + place.dz * loose + drift * Math.sin(turn + place.phase * 3);
  found.order = order;
  found.height = height;
}

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 700,
    y: 318,
    distance: 3.5,
    focal: 960,
    yaw: -0.34 + 0.05 * Math.sin(turn),
    pitch: 0.4 + 0.025 * Math.cos(turn),
    aperture: 12,
    focus: 3.35,
  });
  drawPoints(canvas, camera, t);
  for (let row = 0; row < ROWS; row += 2) drawRow(canvas, camera, row, t);
  for (let column = 0; column < COLUMNS; column += 3) drawColumn(canvas, camera, column, t);
}

/** A reading head crosses the plane once per loop. */
function scan(u, t) {
  return comet(u - t * 1 + 0.1, 0.006, 0.1) * smoothstep(0.3, 0.5, u) * smoothstep(1, 0.85, u);
}

function drawPoints(canvas, camera, t) {
  for (let column = 0; column < COLUMNS; column++) {
    const u = column / (COLUMNS - 1);
    const swept = scan(u, t);
    for (let row = 0; row < ROWS; row++) {
      const place = places[column * ROWS + row];
      locate(column, row, t);
      if (!camera.project(found.x, found.y, found.z)) continue;
      const lit = swept * found.order;
      const peak = smoothstep(0.2, 0.5, found.height) * found.order;
      blend(colour, PETROL, TEAL, 0.4 + 0.6 * found.order);
      blend(colour, colour, MIST, Math.min(0.5, lit * 0.6));
      blend(colour, colour, CORAL, peak * 0.9);
      blend(colour, colour, AMBER, peak * 0.3);
      const edge = smoothstep(0, 0.06, u) * smoothstep(1, 0.86, u) * gaussian(row / (ROWS - 1), 0.55, 0.45);
      const bright = mix(0.5 * place.size, 0.5, found.order) + lit * 0.9 + peak * 0.8;
      const energy = bright * edge * (44 / camera.depth ** 1.5);
      const { px, py, blur } = camera;
      canvas.point(px, py, colour[0] * energy, colour[1] * energy, colour[2] * energy, Math.max(1.5, blur));
    }
  }
}

function drawRow(canvas, camera, row, t) {
  for (let column = 0; column < COLUMNS; column++) {
    locate(column, row, t);
    if (!camera.project(found.x, found.y, found.z)) continue;
    const u = column / (COLUMNS - 1);
    thread(canvas, camera, u, row / (ROWS - 1), scan(u, t), 0.16);
  }
  canvas.stroke();
}

function drawColumn(canvas, camera, column, t) {
  const u = column / (COLUMNS - 1);
  const swept = scan(u, t);
  for (let row = 0; row < ROWS; row++) {
    locate(column, row, t);
    if (camera.project(found.x, found.y, found.z)) thread(canvas, camera, u, row / (ROWS - 1), swept, 0.1);
  }
  canvas.stroke();
}

function thread(canvas, camera, u, across, swept, gain) {
  const edge = smoothstep(1, 0.86, u) * gaussian(across, 0.55, 0.45);
  const energy = gain * found.order ** 3 * edge * (1 + swept * 4) * (3.5 / camera.depth) ** 2;
  const peak = smoothstep(0.2, 0.5, found.height) * found.order;
  blend(colour, TEAL, WHITE, Math.min(0.5, swept * 0.5));
  blend(colour, colour, CORAL, peak * 0.85);
  canvas.vertex(
    camera.px,
    camera.py,
    colour[0] * energy,
    colour[1] * energy,
    colour[2] * energy,
    camera.blur,
  );
}
