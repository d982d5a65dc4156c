/** A globe of points that sends messages as arcs. It has SYMMETRY equal parts and turns by one of them per loop. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, fract, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 12;
export const view = { mobileX: 0, mobileY: 0, mobileFloor: 0.3, left: 0.2 };

const SYMMETRY = 5;
const RADIUS = 1.12;
const PARALLELS = 92;
const ARCS = 11;
const TILT = 0.38;

const next = random(seed);

/** Land as a sum of waves: [longitude, latitude, phase, weight]. */
const waves = Array.from({ length: 7 }, (_, index) => [
  SYMMETRY * (index < 3 ? 1 : 2),
  2 + Math.floor(next() * 9),
  next() * TAU,
  1 / (1 + index * 0.12),
]);

function land(longitude, latitude) {
  let sum = 0;
  for (const [u, v, phase, weight] of waves) sum += weight * Math.sin(u * longitude + v * latitude + phase);
  return smoothstep(0, 0.8, sum);
}

/** Evenly spaced points on each parallel; their number is a multiple of SYMMETRY. */
const points = [];
for (let p = 1; p < PARALLELS; p++) {
  const latitude = (p / PARALLELS - 0.5) * Math.PI;
  const count = Math.max(1, Math.round((Math.cos(latitude) * 190) / SYMMETRY)) * SYMMETRY;
  for (let i = 0; i < count; i++) {
    const longitude = ((i + (p % 2) / 2) / count) * TAU;
    points.push({ latitude, longitude, land: land(longitude, latitude) });
  }
}

const arcs = Array.from({ length: ARCS }, (_, index) => ({
  from: [next() * TAU, -0.35 + next() * 1.15],
  reach: [(next() < 0.5 ? -1 : 1) * (0.35 + next() * 0.6), (next() - 0.5) * 0.7],
  start: index / ARCS + next() * 0.05,
  lift: 0.1 + next() * 0.14,
}));

const colour = [0, 0, 0];

export function draw(canvas, t) {
  drawGlobe(canvas, t, { x: 884, y: 322, focal: 900 });
}

export function drawUpright(canvas, t) {
  drawGlobe(canvas, t, { x: 288, y: 272, focal: 690 });
}

/** @param {{ x: number, y: number, focal: number }} place its centre and size on the canvas */
function drawGlobe(canvas, t, place) {
  const turn = TAU * t;
  const camera = new Camera({
    ...place,
    distance: 3.7,
    yaw: 0.04 * Math.sin(turn),
    pitch: TILT,
    roll: -0.36,
    aperture: 11,
    focus: 2.75,
  });
  const spin = -turn / SYMMETRY;
  drawPoints(canvas, camera, spin);
  drawRim(canvas, camera);
  for (const arc of arcs) {
    for (let copy = 0; copy < SYMMETRY; copy++) {
      drawArc(canvas, camera, arc, spin + (copy / SYMMETRY) * TAU, fract(t - arc.start));
    }
  }
}

function onGlobe(camera, longitude, latitude, radius) {
  const ring = Math.cos(latitude) * radius;
  return camera.project(Math.cos(longitude) * ring, -Math.sin(latitude) * radius, Math.sin(longitude) * ring);
}

/** Of the last projected point: 1 in front, 0 behind the horizon. */
function facing(camera, radius) {
  return (camera.distance - camera.depth) / radius;
}

function drawPoints(canvas, camera, spin) {
  for (const point of points) {
    if (!onGlobe(camera, point.longitude + spin, point.latitude, RADIUS)) continue;
    const front = facing(camera, RADIUS);
    const visible = smoothstep(-0.1, 0.25, front);
    const behind = 0.1 * smoothstep(0, -0.5, front);
    const sunny = smoothstep(-0.9, 1, (camera.px - camera.x) / 420 - (camera.py - camera.y) / 420);
    const rim = 1 + 1.6 * (1 - Math.min(1, Math.abs(front))) ** 3;
    blend(colour, PETROL, TEAL, point.land);
    blend(colour, colour, MIST, sunny * 0.22);
    const energy = (visible + behind) * mix(0.6, 4, point.land) * mix(0.16, 1.2, sunny) * rim;
    const blur = Math.max(1.35, camera.blur);
    canvas.point(camera.px, camera.py, colour[0] * energy, colour[1] * energy, colour[2] * energy, blur);
  }
}

function drawRim(canvas, camera) {
  const horizon = (camera.focal * RADIUS) / Math.sqrt(camera.distance ** 2 - RADIUS ** 2);
  for (let layer = 0; layer < 5; layer++) {
    const radius = horizon * (1.004 + layer * layer * 0.0035);
    for (let v = 0; v <= 220; v++) {
      const angle = (v / 220) * TAU;
      const sunny = smoothstep(-0.35, 1, Math.cos(angle + 0.85));
      const energy = (0.3 / (1 + layer * 1.4)) * sunny;
      blend(colour, TEAL, MIST, 0.3 * sunny);
      canvas.vertex(
        camera.x + Math.cos(angle) * radius,
        camera.y + Math.sin(angle) * radius,
        colour[0] * energy,
        colour[1] * energy,
        colour[2] * energy,
        1 + layer * 2.5,
      );
    }
    canvas.stroke();
  }
}

function drawArc(canvas, camera, arc, spin, age) {
  const [longitude, latitude] = arc.from;
  const head = smoothstep(0.02, 0.5, age) * 1.25;
  const fade = smoothstep(0.78, 0.5, age);
  if (fade <= 0) return;
  const steps = 56;
  for (let v = 0; v <= steps; v++) {
    const k = v / steps;
    const radius = RADIUS * (1 + arc.lift * Math.sin(Math.PI * k));
    if (!onGlobe(camera, longitude + spin + arc.reach[0] * k, latitude + arc.reach[1] * k, radius)) continue;
    const visible = smoothstep(-0.25, 0.15, facing(camera, radius));
    const drawn = smoothstep(head, head - 0.08, k);
    const spark = comet(k - head, 0.02, 0.2) * drawn;
    blend(colour, CORAL, AMBER, 0.2 + 0.5 * spark);
    blend(colour, colour, WHITE, spark * 0.35);
    const energy = (0.3 * drawn + 1.1 * spark) * fade * visible;
    const { px, py, blur } = camera;
    canvas.vertex(px, py, colour[0] * energy, colour[1] * energy, colour[2] * energy, blur);
  }
  canvas.stroke();
  for (const [k, arrived] of [
    [0, smoothstep(0, 0.05, age)],
    [1, smoothstep(0.36, 0.46, age)],
  ]) {
    if (!onGlobe(camera, longitude + spin + arc.reach[0] * k, latitude + arc.reach[1] * k, RADIUS)) continue;
    const energy = 11 * arrived * fade * smoothstep(-0.05, 0.2, facing(camera, RADIUS));
    blend(colour, CORAL, AMBER, 0.3);
    canvas.point(camera.px, camera.py, colour[0] * energy, colour[1] * energy, colour[2] * energy, 2.6);
  }
}
