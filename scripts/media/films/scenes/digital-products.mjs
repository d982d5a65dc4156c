/** A ring of ledger blocks turns around a gem by STEPS_PER_LOOP blocks per loop; records orbit both. */
import { random } from "../../random.mjs";
import { subdividedIcosahedron } from "../geometry/icosahedron.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, BLUE, blend, CORAL, IRIS, MIST, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, phaseDistance, randomNormal, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 31;
export const view = { mobileX: 644, mobileY: 150, left: 0.2, exposure: 1.05 };

const BLOCKS = 42;
const STEPS_PER_LOOP = 2;
const RADIUS = 1.28;
const GEM_SIZE = 0.34;
/** Outlines per block. */
const LAYERS = 9;
const ORBITS = 26;
/** Records repeat this often around an orbit and move on by one place per loop. */
const SYMMETRY = 8;

const COOL = blend([0, 0, 0], IRIS, BLUE, 0.55);

const next = random(seed);
const orbits = Array.from({ length: ORBITS }, () => {
  const inner = next() < 0.3;
  return {
    radius: inner ? 0.62 + next() * 0.4 : 1.5 + next() ** 1.6 * 1.15,
    height: randomNormal(next) * (inner ? 0.05 : 0.09),
    tilt: randomNormal(next) * 0.07,
    direction: next() < 0.8 ? 1 : -1,
    brightness: 0.3 + next() ** 3 * 1.2,
    records: Array.from({ length: 5 }, () => ({ at: next() / SYMMETRY, size: 0.3 + next() ** 3 * 1.6 })),
  };
});

const gem = subdividedIcosahedron();

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 950,
    y: 286,
    distance: 4.35,
    focal: 1010,
    yaw: 0.12 * Math.sin(turn),
    pitch: 0.37 + 0.03 * Math.cos(turn),
    roll: -0.16,
    aperture: 10,
    focus: 3.3,
  });
  for (const orbit of orbits) drawOrbit(canvas, camera, orbit, t);
  for (let block = 0; block < BLOCKS; block++) drawBlock(canvas, camera, block, t);
  drawObject(canvas, camera, t);
}

/** Brightness of the confirmation that travels around the ring, at a position from 0 to 1. */
function confirmation(place, t) {
  return comet(place + 2 * t - 0.2, 0.02, 0.2) * 0.9 + comet(place + 2 * t - 0.7, 0.02, 0.12) * 0.35;
}

function onRing(camera, angle, radius, height) {
  return camera.project(Math.cos(angle) * radius, height, Math.sin(angle) * radius);
}

function drawBlock(canvas, camera, block, t) {
  const place = (block - STEPS_PER_LOOP * t) / BLOCKS;
  const middle = place * TAU;
  const half = (0.37 / BLOCKS) * TAU;
  const warm = confirmation(place, t);
  // By way of amber, because a direct blend of blue and coral is pink.
  blend(colour, COOL, AMBER, smoothstep(0.08, 0.2, warm));
  blend(colour, colour, CORAL, smoothstep(0.12, 0.3, warm) * 0.85);
  const base = 0.2 + warm * 0.7;
  for (let layer = 0; layer < LAYERS; layer++) {
    const k = layer / (LAYERS - 1);
    const edge = layer === 0 || layer === LAYERS - 1;
    outline(canvas, camera, middle, half, mix(-0.065, 0.065, k), base * (edge ? 1 : 0.3));
  }
  for (const side of [-1, 1]) {
    for (const radius of [RADIUS - 0.08, RADIUS + 0.08]) {
      upright(canvas, camera, middle + side * half, radius, base);
    }
  }
  const gap = TAU / BLOCKS - 2 * half;
  for (const offset of [-0.02, 0.02]) {
    for (let v = 0; v <= 3; v++) {
      const angle = middle + half + (gap * v) / 3;
      if (onRing(camera, angle, RADIUS + offset, 0)) vertex(canvas, camera, base * 0.9);
    }
    canvas.stroke();
  }
}

function outline(canvas, camera, middle, half, height, energy) {
  const arc = 6;
  for (let v = 0; v <= arc; v++) {
    if (onRing(camera, mix(middle - half, middle + half, v / arc), RADIUS - 0.08, height)) {
      vertex(canvas, camera, energy);
    }
  }
  for (let v = arc; v >= 0; v--) {
    if (onRing(camera, mix(middle - half, middle + half, v / arc), RADIUS + 0.08, height)) {
      vertex(canvas, camera, energy);
    }
  }
  if (onRing(camera, middle - half, RADIUS - 0.08, height)) vertex(canvas, camera, energy);
  canvas.stroke();
}

function upright(canvas, camera, angle, radius, energy) {
  for (const height of [-0.065, 0.065]) {
    if (onRing(camera, angle, radius, height)) vertex(canvas, camera, energy);
  }
  canvas.stroke();
}

/** The far side of the ring is darker. */
function vertex(canvas, camera, energy) {
  const near = energy * gaussian(camera.depth, 2.9, 1.9);
  canvas.vertex(camera.px, camera.py, colour[0] * near, colour[1] * near, colour[2] * near, camera.blur);
}

function drawOrbit(canvas, camera, orbit, t) {
  const segments = 160;
  blend(colour, COOL, MIST, 0.1);
  const height = (angle) => orbit.height + orbit.tilt * Math.sin(angle + orbit.height * 40);
  for (let v = 0; v <= segments; v++) {
    const angle = (v / segments) * TAU;
    if (onRing(camera, angle, orbit.radius, height(angle))) vertex(canvas, camera, 0.11 * orbit.brightness);
  }
  canvas.stroke();
  for (const record of orbit.records) {
    for (let copy = 0; copy < SYMMETRY; copy++) {
      const place = record.at + (copy + orbit.direction * -t) / SYMMETRY;
      const angle = place * TAU;
      if (!onRing(camera, angle, orbit.radius, height(angle))) continue;
      const warm = gaussian(phaseDistance(place, 0.2 - 2 * t), 0, 0.06);
      blend(colour, COOL, AMBER, warm * 0.8);
      const energy = record.size * (3 + 6 * warm) * gaussian(camera.depth, 2.9, 1.9);
      const { px, py, blur } = camera;
      canvas.point(px, py, colour[0] * energy, colour[1] * energy, colour[2] * energy, 1.4 + blur);
    }
  }
}

function drawObject(canvas, camera, t) {
  const spin = (TAU / 5) * t;
  const glow = 0.5 + 0.5 * Math.sin(2 * TAU * t - 0.6);
  blend(colour, CORAL, AMBER, 0.08 + 0.2 * glow);
  drawGem(canvas, camera, spin, GEM_SIZE, 0.34);
  drawGem(canvas, camera, -spin, GEM_SIZE * 0.52, 0.16);
  if (camera.project(0, -0.1, 0)) {
    blend(colour, CORAL, WHITE, 0.3);
    for (const [size, strength] of [
      [15, 90 + 50 * glow],
      [5, 40],
    ]) {
      const { px, py } = camera;
      canvas.point(px, py, colour[0] * strength, colour[1] * strength, colour[2] * strength, size);
    }
  }
}

function drawGem(canvas, camera, spin, size, gain) {
  const cos = Math.cos(spin) * size;
  const sin = Math.sin(spin) * size;
  for (const edge of gem) {
    for (const [x, y, z] of edge) {
      if (!camera.project(x * cos - z * sin, y * size - 0.1, x * sin + z * cos)) continue;
      const front = smoothstep(size * 0.5, -size, camera.depth - camera.distance);
      const lit = mix(0.03, gain, front);
      const glint = front * gain * 5;
      const { px, py } = camera;
      canvas.vertex(px, py, colour[0] * lit, colour[1] * lit, colour[2] * lit);
      canvas.point(px, py, colour[0] * glint, colour[1] * glint, colour[2] * glint, 1.6);
    }
    canvas.stroke();
  }
}
