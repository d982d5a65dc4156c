/** Sixteen loose steps are drawn by threads into one workflow: a row, a decision, three lanes and a row again. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 16;
export const view = { mobileX: 0, mobileY: 0, left: 0.5, clear: 0.45, mobileFloor: 0.1 };
/** Its share of the usual bytes, because all media together are at their limit. */
export const share = 0.54;

const STEPS = 16;
const LANES = 3;
/** One per loose step and lane. */
const THREADS = STEPS * LANES;
const VERTICES = 180;
/** Along the workflow; the decision is at 0. */
const ROW_FROM = -1;
const TO = 3.2;
/** Cases run along at the same time, one per lane, so many to a unit of length. */
const CASES = 0.2;

const next = random(seed);

const loose = Array.from({ length: STEPS }, (_, index) => ({
  // Four rows of four, shaken and shifted, so that none hides another.
  at: [
    mix(-1.95, -1.24, ((index % 4) + ((index >> 2) % 2) * 0.5 + next() * 0.3) / 4),
    mix(-0.22, 0.3, next()),
    mix(-0.95, 0.78, ((index >> 2) + next() * 0.4) / 4) + 0.1 * (index % 4),
  ],
  tilt: [next() * TAU, 0.5 + next() * 0.7],
  phases: [next() * TAU, next() * TAU],
}));

const threads = Array.from({ length: THREADS }, (_, index) => ({
  step: loose[(index * 7) % STEPS],
  lane: Math.floor(index / STEPS) - 1,
  place: (index % STEPS) / (STEPS - 1) - 0.5,
  phase: next() * TAU,
  brightness: 0.25 + 1.3 * next() ** 3,
  pulse: { start: next(), strength: next() < 0.3 ? 1 : 0.2 },
}));

/** Where the steps have their places: [along, lane]. The fifth is the decision. */
const places = [
  ...[-0.88, -0.66, -0.44, -0.22].map((x) => [x, 0]),
  [0.04, 0],
  ...[-1, 0, 1].flatMap((lane) => [0.48, 0.71, 0.94].map((x) => [x, lane])),
  ...[1.46, 1.68].map((x) => [x, 0]),
];
const DECISION = 4;

const colour = [0, 0, 0];

export function draw(canvas, t) {
  drawScene(canvas, t, { x: 752, y: 288, distance: 3.3, focal: 1040, yaw: -0.3, pitch: 0.74, aperture: 9 });
}

/** For phones the row falls from the loose steps above to the heading. */
export function drawUpright(canvas, t) {
  drawScene(canvas, t, { x: 292, y: 258, distance: 3.9, focal: 690, yaw: -1.42, pitch: 0.92, aperture: 5 });
}

function drawScene(canvas, t, position) {
  // It stands still: what is in order rests, and takes few bytes.
  const camera = new Camera({ ...position, focus: position.distance - 0.2 });
  drawGround(canvas, camera);
  for (const thread of threads) drawThread(canvas, camera, thread, t);
  for (const step of loose) drawLoose(canvas, camera, step, t);
  for (const [index, place] of places.entries()) drawPlace(canvas, camera, index, place, t);
}

/** How bright the case of a lane is at a place along the workflow; before the decision all lanes share one row. */
function caseAt(along, lane, t) {
  return comet(along * CASES - t + lane / LANES + 0.12, 0.014, 0.13);
}

/** Distance of a lane from the middle. */
function laneAt(along, lane) {
  return lane * 0.46 * smoothstep(0.1, 0.44, along) * smoothstep(1.34, 1.02, along);
}

/** Where a loose step is at the moment. */
function driftOf({ at, phases }, t) {
  const turn = TAU * t;
  return [
    at[0] + 0.05 * Math.sin(turn + phases[0]),
    at[1] + 0.05 * Math.sin(turn + phases[1]),
    at[2] + 0.06 * Math.cos(turn + phases[0]),
  ];
}

/** Dots, as on the canvas on which a workflow is drawn. */
function drawGround(canvas, camera) {
  for (let x = -1.6; x < 3; x += 0.12) {
    for (let z = -1.2; z < 1.21; z += 0.12) {
      if (!camera.project(x, 0.03, z)) continue;
      const energy = 1.3 * gaussian(z, 0, 0.75) * smoothstep(-1.6, -0.4, x);
      point(canvas, camera, blend(colour, PETROL, MIST, 0.3), energy);
    }
  }
}

function drawThread(canvas, camera, thread, t) {
  const { lane, place, pulse } = thread;
  const [x0, y0, z0] = driftOf(thread.step, t);
  for (let v = 0; v < VERTICES; v++) {
    const x = mix(x0, TO, v / (VERTICES - 1));
    const drawn = smoothstep(x0, ROW_FROM + 0.1, x);
    const sway = 0.1 * Math.sin(3 * x + thread.phase + TAU * t) * drawn * (1 - drawn) * 4;
    const branched = smoothstep(0.1, 0.44, x) * smoothstep(1.34, 1.02, x);
    const offset = mix((lane + place) * 0.042, place * 0.09, branched);
    const y = mix(y0, 0, drawn) + sway * 0.5;
    const z = mix(z0, laneAt(x, lane) + offset, drawn) + sway;
    if (!camera.project(x, y, z)) continue;

    const spark = comet(x * 0.2 - t + pulse.start, 0.006, 0.05) * pulse.strength;
    const running = caseAt(x, lane, t);
    const decided = smoothstep(-0.06, 0.2, x);
    blend(colour, PETROL, TEAL, 0.35 + 0.4 * drawn);
    blend(colour, colour, MIST, 0.6 * spark);
    blend(colour, colour, CORAL, Math.max(gaussian(x, 0.06, 0.2), decided * running));
    blend(colour, colour, AMBER, 0.35 * decided * running);
    blend(colour, colour, WHITE, 0.5 * running * (1 - decided));
    const ends = smoothstep(0, 0.1, x - x0) * smoothstep(TO, 2.1, x);
    const base = mix(0.1, 0.15, drawn) + 0.12 * gaussian(x, 0.06, 0.2);
    const energy = (base + 0.6 * spark + 0.5 * running * drawn) * thread.brightness * ends;
    vertex(canvas, camera, energy);
  }
  canvas.stroke();
}

function drawLoose(canvas, camera, step, t) {
  const [x, y, z] = driftOf(step, t);
  const [heading, tilt] = step.tilt;
  const sway = heading + 0.35 * Math.sin(TAU * t + step.phases[1]);
  const [c, s] = [Math.cos(sway), Math.sin(sway)];
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  outline(
    canvas,
    camera,
    0.34,
    (a, b) => {
      const [u, v] = [a * 0.085, b * 0.085];
      return [x + u * c - v * ct * s, y + v * st, z + u * s + v * ct * c];
    },
    blend(colour, TEAL, MIST, 0.35),
    0.75,
  );
  if (camera.project(x, y, z)) point(canvas, camera, colour, 5);
}

function drawPlace(canvas, camera, index, [x, lane], t) {
  const decision = index === DECISION;
  const lanes = x < 0.1 || x > 1.3 ? [-1, 0, 1] : [lane];
  const lit = Math.max(...lanes.map((one) => caseAt(x, one, t)));
  const size = decision ? 0.14 : 0.078;
  const z = laneAt(x, lane);
  blend(colour, TEAL, MIST, 0.3);
  blend(colour, colour, CORAL, decision ? 1 : lit * smoothstep(0, 0.2, x));
  blend(colour, colour, WHITE, 0.35 * lit);
  const energy = (decision ? 1.3 : 0.6) + 1.2 * lit;
  const shape = decision ? 2 : 0.34;
  for (const [height, share] of [
    [0, 1],
    [0.035, 0.4],
  ]) {
    outline(canvas, camera, shape, (a, b) => [x + a * size, height, z + b * size], colour, energy * share);
  }
  outline(
    canvas,
    camera,
    shape,
    (a, b) => [x + a * size * 0.62, 0, z + b * size * 0.62],
    colour,
    energy * 0.25,
  );
  if (camera.project(x, 0, z)) point(canvas, camera, colour, (decision ? 30 : 6) + 30 * lit);
}

/** Draws a closed shape: a square with round corners for a `corner` below 1, a diamond for 2. */
function outline(canvas, camera, corner, at, [r, g, b], energy) {
  for (let v = 0; v <= 48; v++) {
    const angle = (v / 48) * TAU;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [x, y, z] = at(Math.sign(c) * Math.abs(c) ** corner, Math.sign(s) * Math.abs(s) ** corner);
    if (!camera.project(x, y, z)) continue;
    canvas.vertex(camera.px, camera.py, r * energy, g * energy, b * energy, camera.blur);
  }
  canvas.stroke();
}

function vertex(canvas, camera, energy) {
  const [r, g, b] = colour;
  canvas.vertex(camera.px, camera.py, r * energy, g * energy, b * energy, camera.blur);
}

function point(canvas, camera, [r, g, b], energy) {
  canvas.point(camera.px, camera.py, r * energy, g * energy, b * energy, Math.max(1.2, camera.blur));
}
