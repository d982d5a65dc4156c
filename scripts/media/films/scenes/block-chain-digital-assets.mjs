/** A chain of hexagonal blocks that moves on by one block per loop; a seal runs along it and turns blocks coral. */
import { measureCurve, pointAtDistance } from "../geometry/arc-length.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, BLUE, blend, CORAL, IRIS, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 64;
export const view = { mobileX: 560, mobileY: 120, left: 0.22 };

const BLOCKS = 17;
const SEAL_EVERY = 7;
const SIZE = 0.165;
const HALF = 0.1;
const LAYERS = 8;
const GROUND = 0.42;
const CELL = 0.23;

const COOL = blend([0, 0, 0], IRIS, BLUE, 0.5);

const colour = [0, 0, 0];

const curve = measureCurve(curvePoint);

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 830,
    y: 306,
    distance: 3.5,
    focal: 1010,
    yaw: -0.12 + 0.06 * Math.sin(turn),
    pitch: 0.46 + 0.02 * Math.cos(turn),
    roll: -0.05,
    aperture: 8,
    focus: 3.3,
  });
  drawGround(canvas, camera, t);
  for (let block = -1; block <= BLOCKS; block++) {
    drawBlock(canvas, camera, block + t, t);
    drawLink(canvas, camera, block + t, t);
  }
}

/** The chain's curve on the ground, from far to near. */
function curvePoint(s) {
  const z = mix(3.9, -1.75, s);
  return [0.32 + mix(1.5, 0.62, s) * Math.sin(1.35 * z + 0.5) * (1 - 0.25 * s) + 0.18 * z, z];
}

/** Position on the ground; `index` may lie between two blocks. */
function chainAt(index) {
  return pointAtDistance(curve, (index / (BLOCKS - 1)) * curve.length);
}

function sealed(index, t) {
  return comet(index / SEAL_EVERY - t - 0.2, 0.03, 0.34);
}

/** Blocks fade in at a distance and out before they reach the camera. */
function presence(index) {
  return smoothstep(0, 3, index) * smoothstep(BLOCKS - 1, BLOCKS - 5, index);
}

function swell(x, z, t) {
  return 0.05 * Math.sin(1.6 * z - TAU * t) + 0.03 * Math.sin(2.1 * x + TAU * t);
}

function tint(seal) {
  blend(colour, COOL, AMBER, smoothstep(0.06, 0.22, seal));
  blend(colour, colour, CORAL, smoothstep(0.14, 0.36, seal) * 0.88);
  blend(colour, colour, WHITE, smoothstep(0.85, 1, seal) * 0.25);
}

function drawBlock(canvas, camera, index, t) {
  const alive = presence(index);
  if (alive <= 0.001) return;
  const [x, z] = chainAt(index);
  const seal = sealed(index, t);
  const lift = swell(x, z, t) - 0.1 * smoothstep(0.2, 1, seal);
  const turn = 0.3 + index * 0.35;
  const gain = alive * (0.3 + 0.55 * seal);
  tint(seal);
  for (let layer = 0; layer < LAYERS; layer++) {
    const y = lift + mix(-HALF, HALF, layer / (LAYERS - 1));
    const cap = layer === 0 || layer === LAYERS - 1;
    hexagon(canvas, camera, x, y, z, turn, SIZE, gain * (layer === 0 ? 1.2 : cap ? 0.8 : 0.26));
    if (layer > 0) continue;
    for (const inner of [0.8, 0.6, 0.4]) hexagon(canvas, camera, x, y, z, turn, SIZE * inner, gain * 0.5);
  }
  for (let side = 0; side < 6; side++) {
    const angle = turn + (side / 6) * TAU;
    for (const y of [lift - HALF, lift + HALF]) {
      if (camera.project(x + Math.cos(angle) * SIZE, y, z + Math.sin(angle) * SIZE))
        vertex(canvas, camera, gain);
    }
    canvas.stroke();
  }
  if (seal < 0.03) return;
  // A sealed block glows and sends up a beam.
  if (camera.project(x, lift, z)) {
    const energy = 150 * seal * alive * smoothstep(1.6, 2.8, camera.depth);
    canvas.point(camera.px, camera.py, colour[0] * energy, colour[1] * energy, colour[2] * energy, 14);
  }
  for (let step = 0; step <= 14; step++) {
    const k = step / 14;
    if (camera.project(x, lift - HALF - k * 0.75, z))
      vertex(canvas, camera, 0.7 * seal * seal * alive * (1 - k) ** 2);
  }
  canvas.stroke();
}

function hexagon(canvas, camera, x, y, z, turn, radius, energy) {
  for (let side = 0; side <= 6; side++) {
    const angle = turn + (side / 6) * TAU;
    if (camera.project(x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius)) {
      vertex(canvas, camera, energy);
    }
  }
  canvas.stroke();
}

/** The filaments from a block to the next. */
function drawLink(canvas, camera, index, t) {
  const alive = presence(index + 0.5);
  if (alive <= 0.001) return;
  for (let filament = -2; filament <= 2; filament++) {
    for (let step = 0; step <= 10; step++) {
      const k = step / 10;
      const at = index + k;
      const [x, z] = chainAt(at);
      const seal = sealed(at, t);
      const spark = comet(k - 3 * t + filament * 0.17, 0.04, 0.22);
      const spread = filament * 0.026 * (1 + 1.2 * Math.sin(Math.PI * k));
      tint(seal);
      blend(colour, colour, TEAL, spark * 0.6 * (1 - Math.min(1, seal * 3)));
      if (camera.project(x, swell(x, z, t) + spread, z)) {
        vertex(canvas, camera, alive * (0.14 + 0.35 * seal + 0.25 * spark));
      }
    }
    canvas.stroke();
  }
}

/** A honeycomb whose cells reflect the light of the chain. */
function drawGround(canvas, camera, t) {
  const blocks = [];
  for (let block = 0; block <= BLOCKS; block += 1) {
    const index = block + t;
    const [x, z] = chainAt(index);
    blocks.push({ x, z, alive: presence(index), seal: sealed(index, t) });
  }
  const stepX = CELL * Math.sqrt(3);
  for (let row = -8; row < 15; row++) {
    for (let column = -9; column < 10; column++) {
      const x = (column + (row & 1) / 2) * stepX;
      const z = row * CELL * 1.5;
      let glow = 0;
      let warm = 0;
      for (const block of blocks) {
        const near = block.alive * Math.exp(-((x - block.x) ** 2 + (z - block.z) ** 2) / 0.16);
        glow += near;
        warm += near * block.seal;
      }
      const energy = 0.035 + 0.14 * Math.min(1.2, glow) + 0.2 * Math.min(1, warm);
      blend(colour, COOL, CORAL, smoothstep(0.1, 0.5, warm));
      // Only half of the sides: the neighbours draw the others.
      for (let side = 0; side <= 3; side++) {
        const angle = Math.PI / 6 + (side / 6) * TAU;
        if (camera.project(x + Math.cos(angle) * CELL, GROUND, z + Math.sin(angle) * CELL)) {
          vertex(canvas, camera, energy * smoothstep(3.4, 1.4, Math.hypot(x - 0.6, z - 1)));
        }
      }
      canvas.stroke();
    }
  }
}

/** Light fades with the distance, and just before the camera. */
function vertex(canvas, camera, energy) {
  const near = energy * smoothstep(8.5, 3, camera.depth) * smoothstep(1.2, 2.4, camera.depth);
  canvas.vertex(camera.px, camera.py, colour[0] * near, colour[1] * near, colour[2] * near, camera.blur);
}
