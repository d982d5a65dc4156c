/** Threads run from left to right: wound on the left, through a narrow neck at FOCUS, in ordered lanes on the right. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 42;
export const view = { mobileX: 0, mobileY: 0, left: 0.55, mobileFloor: 0.4 };

const THREADS = 480;
const VERTICES = 150;
const LANES = 27;
const FROM = -2.7;
const TO = 2.4;
/** x of the neck, in the world and about where it is on the canvas. */
const FOCUS = 0.36;
const NECK_X = 757;

const next = random(seed);
const threads = Array.from({ length: THREADS }, (_, index) => ({
  angle: next() * TAU,
  radius: Math.sqrt(next()),
  wander: 0.5 + next() * 0.9,
  slow: 1.1 + next() * 1.5,
  quick: 2.2 + next() * 2.2,
  phases: [next() * TAU, next() * TAU, next() * TAU],
  lane: ((index % LANES) - (LANES - 1) / 2) / ((LANES - 1) / 2),
  depth: next() - 0.5,
  brightness: 0.12 + next() ** 3 * 1.8,
  pulse: { start: next(), speed: next() < 0.7 ? 1 : 2, strength: next() < 0.16 ? 1 : 0.18 },
  // Only one in four is visible all the way, because the encoder blurs many faint threads into a fog.
  traveller: next() < 0.27,
}));

const colour = [0, 0, 0];

export function draw(canvas, t) {
  drawThreads(canvas, t, (x, y) => [x, y]);
}

/** For phones the threads fall: wound above, through the neck, in ordered lanes below, behind the heading. */
export function drawUpright(canvas, t) {
  drawThreads(canvas, t, (x, y) => {
    const fall = x - NECK_X;
    const below = smoothstep(-160, 160, fall);
    return [288 + (y - 338) * mix(1.1, 1.3, below), 236 + fall * mix(0.42, 0.92, below)];
  });
}

function drawThreads(canvas, t, place) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 640,
    y: 338,
    distance: 3.1,
    focal: 1010,
    yaw: 0.06 + 0.07 * Math.sin(turn),
    pitch: -0.02 - 0.045 * Math.cos(turn),
    aperture: 17,
  });
  for (const thread of threads) drawThread(canvas, camera, thread, t, place);
}

function drawThread(canvas, camera, thread, t, place) {
  const turn = TAU * t;
  const { angle, radius, wander, phases, pulse } = thread;
  for (let v = 0; v < VERTICES; v++) {
    const u = v / (VERTICES - 1);
    const x = mix(FROM, TO, u);
    const before = Math.max(0, FOCUS - x);
    const after = Math.max(0, x - FOCUS);
    const wedge = (Math.sqrt(before * before + 0.03) - 0.1732) * 0.5;
    const fan = 1 - Math.exp(-(Math.sqrt(after * after + 0.02) - 0.1414) * 1.9);
    const gathered = smoothstep(-2.1, FOCUS, x);
    const ordered = smoothstep(FOCUS, 1.25, x);

    const sway = Math.sin(thread.slow * x + phases[0] + turn);
    const flutter = Math.sin(thread.quick * x + phases[1] - turn);
    const drift = Math.cos(thread.slow * 1.7 * x + phases[2] + turn);
    const neck = gaussian(x, FOCUS, 0.7) * radius;
    const wind = angle + 0.9 * x;
    const y =
      (Math.cos(wind) * radius + wander * 0.3 * (sway + 0.5 * flutter)) * wedge +
      Math.sin(angle + 1.5 * x) * neck * 0.022 +
      fan * (thread.lane * 0.6 + 0.01 * Math.sin(x * 2.2 + phases[0] + turn) * (1 - ordered * 0.6));
    const z =
      (Math.sin(wind) * radius * 1.15 + wander * 0.3 * (drift + 0.4 * flutter)) * wedge +
      Math.cos(angle + 1.5 * x) * neck * 0.03 +
      fan * thread.depth * 1.6;
    if (!camera.project(x, y, z)) continue;

    const spark = comet(u * 0.9 * pulse.speed - t * pulse.speed + pulse.start, 0.012, 0.07) * pulse.strength;
    const heat = gaussian(x, FOCUS, 0.34);
    const ends = smoothstep(0, 0.1, u) * smoothstep(1, 0.9, u);
    // Threads overlap less on the left than in the neck.
    const density = 0.135 - 0.025 * ordered - 0.035 * heat;
    const seen = thread.traveller ? mix(3.4, 1, smoothstep(-1.1, FOCUS, x)) : smoothstep(-0.75, 0.1, x);
    const energy =
      (0.3 + spark * 3) *
      thread.brightness *
      seen *
      density *
      ends *
      (0.8 + 0.5 * gathered + 0.5 * gaussian(x, FOCUS, 0.12));

    const warm = smoothstep(-0.95, FOCUS - 0.05, x);
    blend(colour, PETROL, TEAL, 0.45 + 0.5 * spark);
    blend(colour, colour, CORAL, warm * warm);
    blend(colour, colour, AMBER, ordered * (0.12 + 0.5 * spark));
    blend(colour, colour, AMBER, heat * 0.5);
    blend(colour, colour, WHITE, neck * 0.1 + gaussian(x, FOCUS, 0.16) * 0.4);
    const soft = camera.blur * (1.1 - gathered * 0.55);
    const [px, py] = place(camera.px, camera.py);
    canvas.vertex(px, py, colour[0] * energy, colour[1] * energy, colour[2] * energy, soft);
  }
  canvas.stroke();
}
