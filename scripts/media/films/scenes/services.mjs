/** Three streams (coral, teal and iris) form a braid that ends in parallel lanes. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, BLUE, blend, CORAL, IRIS, MIST, TEAL } from "../renderer/colours.mjs";
import { comet, gaussian, mix, randomNormal, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 7;
export const view = { mobileX: 520, mobileY: 140, left: 0.13, clear: 0.62 };

const THREADS = 120;
const VERTICES = 170;
const FROM = -2.9;
const TO = 3.1;
/** Where the braid turns into lanes. */
const OPEN_FROM = -0.25;
const OPEN_TO = 1.2;

/** Bluer than iris, because coral light plus iris is pink. */
const BLUE_IRIS = blend([0, 0, 0], IRIS, BLUE, 0.65);

const next = random(seed);
const streams = [
  { colour: CORAL, lane: -0.3, gain: 1 },
  { colour: TEAL, lane: 0, gain: 0.75 },
  { colour: BLUE_IRIS, lane: 0.3, gain: 0.85 },
].map((stream, index) => ({
  ...stream,
  phase: (index / 3) * TAU,
  threads: Array.from({ length: THREADS }, (_, number) => ({
    angle: next() * TAU,
    radius: Math.sqrt(next()),
    stray: randomNormal(next) * 0.6,
    track: (number / (THREADS - 1)) * 2 - 1,
    phase: next() * TAU,
    brightness: 0.12 + next() ** 4 * 2,
    pulse: { start: next(), speed: next() < 0.6 ? 1 : 2, strength: next() < 0.2 ? 1 : 0.12 },
  })),
}));

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 740,
    y: 316,
    distance: 3.2,
    focal: 1010,
    yaw: -0.3 + 0.06 * Math.sin(turn),
    pitch: -0.3 - 0.04 * Math.cos(turn),
    roll: -0.06,
    aperture: 11,
    focus: 2.9,
  });
  for (const stream of streams) {
    for (const thread of stream.threads) drawThread(canvas, camera, stream, thread, t);
  }
}

function drawThread(canvas, camera, stream, thread, t) {
  const turn = TAU * t;
  const { pulse } = thread;
  for (let v = 0; v < VERTICES; v++) {
    const u = v / (VERTICES - 1);
    const x = mix(FROM, TO, u);
    const open = smoothstep(OPEN_FROM, OPEN_TO, x);
    const tied = 1 - open;

    // In a braid each strand runs along a figure of eight.
    const wind = 2.15 * x + stream.phase - turn;
    const reach = mix(0.46, 0.3, smoothstep(-2.4, OPEN_FROM, x)) * tied;
    const braidY = Math.sin(wind) * reach;
    const braidZ = Math.sin(wind * 2) * reach * 0.62;

    const thick = mix(0.17, 0.105, smoothstep(-2.6, 0, x));
    const twist = thread.angle + 1.7 * x;
    const loose = smoothstep(-0.6, -2.6, x) * thread.stray * 0.5;
    const sway = 0.02 * Math.sin(2.4 * x + thread.phase + turn) * (tied + 0.15);
    const y = braidY + tied * (Math.cos(twist) * thread.radius * thick + loose) + open * stream.lane + sway;
    const z =
      braidZ +
      tied * (Math.sin(twist) * thread.radius * thick + loose * Math.sin(thread.phase)) +
      open * thread.track * 0.38;
    if (!camera.project(x, y, z)) continue;

    const spark = comet(u * pulse.speed - t * pulse.speed + pulse.start, 0.008, 0.06) * pulse.strength;
    const centre = gaussian(x, 0.15, 1.5);
    const ends = smoothstep(0, 0.12, u) * smoothstep(1, 0.9, u);
    const energy = (0.08 + 0.1 * centre + spark * 0.8) * thread.brightness * ends * stream.gain;
    blend(colour, stream.colour, stream.colour === CORAL ? AMBER : MIST, Math.min(0.6, spark * 0.7));
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
