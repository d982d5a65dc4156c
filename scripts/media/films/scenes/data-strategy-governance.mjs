/**
 * A river delta. The binary digits of a line's number are its turns at the forks, so lines with the same first digits
 * share a channel up to there.
 */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 140;
export const view = { mobileX: 600, mobileY: 140, left: 0.16, clear: 0.6, mobileFloor: 0 };
export const boostLastFrames = ["576.h264.mp4"];

const FORKS = 6;
const LINES_PER_CHANNEL = 5;
const CHANNELS = 2 ** FORKS;
const VERTICES = 150;
const FROM = -2.6;
const TO = 3.2;

const next = random(seed);

/** Forks as a binary heap: node n leads to 2n and 2n + 1. */
const forks = Array.from({ length: CHANNELS * 2 }, (_, node) => {
  const level = Math.floor(Math.log2(Math.max(1, node)));
  const from = -1.7 + level * 0.5 + (next() - 0.5) * 0.4;
  return {
    from,
    to: from + 1.5 - level * 0.12 + next() * 0.3,
    left: 0.75 + next() * 0.5,
    right: 0.75 + next() * 0.5,
    bend: (next() - 0.5) * 0.16,
    phase: next() * TAU,
    pace: 2.6 + next() * 2.2,
  };
});

const lines = Array.from({ length: CHANNELS * LINES_PER_CHANNEL }, (_, index) => ({
  channel: index % CHANNELS,
  place: next() * 2 - 1,
  phase: next() * TAU,
  brightness: 0.22 + next() ** 3 * 1.3,
  pulse: { start: next(), speed: next() < 0.75 ? 1 : 2, strength: next() < 0.2 ? 1 : 0.1 },
}));

const GOVERNED = new Set([37, 38, 39]);

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 660,
    y: 300,
    distance: 3.5,
    focal: 1000,
    yaw: -0.5 + 0.05 * Math.sin(turn),
    pitch: 0.68 + 0.03 * Math.cos(turn),
    roll: -0.1,
    aperture: 9,
    focus: 3.3,
  });
  for (const line of lines) drawLine(canvas, camera, line, t);
}

/** Distance of a line from the middle at x. */
function across(line, x, t) {
  let z = 0;
  let node = 1;
  for (let level = 0; level < FORKS; level++) {
    const fork = forks[node];
    const right = (line.channel >> (FORKS - 1 - level)) & 1;
    const spread = 0.74 / 1.72 ** level;
    const open = smoothstep(fork.from, fork.to, x);
    z += (right ? fork.right : -fork.left) * spread * open * 0.62;
    node = node * 2 + right;
    const own = forks[node];
    z +=
      own.bend *
      0.6 ** level *
      open *
      Math.sin(own.pace * x + own.phase + 0.5 * Math.sin(TAU * t + own.phase));
  }
  const width = mix(0.1, 0.016, smoothstep(-1.6, 1.6, x));
  return z + line.place * width * (1 + 0.4 * Math.sin(3 * x + line.phase));
}

function drawLine(canvas, camera, line, t) {
  const governed = GOVERNED.has(line.channel);
  const { pulse } = line;
  for (let v = 0; v < VERTICES; v++) {
    const u = v / (VERTICES - 1);
    const x = mix(FROM, TO, u);
    const z = across(line, x, t);
    const y = 0.02 * Math.sin(2 * x + line.phase + TAU * t) + 0.12 * z * z - 0.1;
    if (!camera.project(x, y, z)) continue;
    const fanned = smoothstep(-1.4, 1, x);
    const spark = comet(u * pulse.speed - t * pulse.speed + pulse.start, 0.007, 0.05) * pulse.strength;
    const ends =
      smoothstep(0, 0.2, u) *
      smoothstep(1, 0.84, u) *
      smoothstep(5.8, 4, camera.depth) *
      smoothstep(1.7, 2.9, camera.depth);
    blend(colour, PETROL, TEAL, 0.3 + 0.5 * fanned);
    blend(colour, colour, MIST, 0.5 * spark);
    if (governed) {
      blend(colour, colour, CORAL, smoothstep(-1.6, -0.6, x));
      blend(colour, colour, AMBER, 0.5 * spark);
      blend(colour, colour, WHITE, 0.3 * spark);
    }
    const base = mix(0.07, 0.27, fanned) * (governed ? 2.4 : 1);
    const energy = (base + spark * 0.75) * line.brightness * ends;
    canvas.vertex(
      camera.px,
      camera.py,
      colour[0] * energy,
      colour[1] * energy,
      colour[2] * energy,
      camera.blur,
    );
  }
  canvas.stroke();
}
