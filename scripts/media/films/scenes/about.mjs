/**
 * A lodestone: pulses run along the field lines of a dipole, and iron filings align with them. The lines are closed, so a
 * pulse ends where it began.
 */
import { random } from "../../random.mjs";
import { traceDipoleLine } from "../geometry/dipole-line.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, mix, randomNormal, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 1600;
export const view = { mobileX: 556, mobileY: 96, left: 0.2, clear: 0.6, mobileFloor: 0 };
export const boostLastFrames = ["1280.h264.mp4", "576.h264.mp4"];

const CORE = 0.13;
const VERTICES = 160;
const REACHES = [0.46, 0.58, 0.74, 0.95, 1.2, 1.55, 2, 2.7, 4];

const next = random(seed);

const THREADS_PER_REACH = 17;

const threads = REACHES.flatMap((reach) => {
  const bundle = [0.94, 1, 1.07].map((factor) => traceDipoleLine(reach * factor, CORE, VERTICES));
  return Array.from({ length: THREADS_PER_REACH }, (_, index) => ({
    profile: bundle[index % bundle.length],
    azimuth: ((index + 0.4 * randomNormal(next)) / THREADS_PER_REACH) * TAU,
    brightness: 0.5 + next() ** 3 * 2.2,
    pulse: { start: next(), strength: next() < 0.2 ? 1 : 0.06 },
  }));
});

const SPACING = 0.088;
const filings = scatter();

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 850,
    y: 312,
    distance: 3.4,
    focal: 1010,
    yaw: 0.04 * Math.sin(turn),
    pitch: 0.12,
    aperture: 13,
  });
  const frame = stand(0.52 + 0.04 * Math.cos(turn), 0.3 + 0.06 * Math.sin(turn));
  for (const filing of filings) drawFiling(canvas, camera, frame, filing, t);
  for (const thread of threads) drawThread(canvas, camera, frame, thread, t);
}

/** The dipole's axis and two directions across it. `lean` (to the right) and `nod` (to the viewer) are in radians. */
function stand(lean, nod) {
  const axis = [Math.sin(lean) * Math.cos(nod), -Math.cos(lean) * Math.cos(nod), -Math.sin(nod)];
  const length = Math.hypot(axis[0], axis[1]);
  const across = [-axis[1] / length, axis[0] / length, 0];
  const deep = [
    axis[1] * across[2] - axis[2] * across[1],
    axis[2] * across[0] - axis[0] * across[2],
    axis[0] * across[1] - axis[1] * across[0],
  ];
  return { axis, across, deep };
}

function drawThread(canvas, camera, { axis, across, deep }, thread, t) {
  const { profile, pulse } = thread;
  const a = Math.cos(thread.azimuth);
  const b = Math.sin(thread.azimuth);
  for (let v = 0; v < VERTICES; v++) {
    const u = v / (VERTICES - 1);
    const [s, h] = profile[v];
    const x = axis[0] * h + (across[0] * a + deep[0] * b) * s;
    const y = axis[1] * h + (across[1] * a + deep[1] * b) * s;
    const z = axis[2] * h + (across[2] * a + deep[2] * b) * s;
    if (!camera.project(x, y, z)) continue;
    const far = Math.hypot(s, h);
    const spark = comet(u - t + pulse.start, 0.008, 0.07) * pulse.strength;
    const warm = smoothstep(1.15, 0.1, far) * smoothstep(-0.16, 0.12, h);
    const home = smoothstep(0.7, 0.1, far) * smoothstep(0.05, -0.2, h);
    // Hundreds of threads overlap at the axis.
    const crowd = mix(0.42, 1, smoothstep(0.1, 0.75, far));
    blend(colour, PETROL, TEAL, 0.35 + 0.4 * smoothstep(1.8, 0.5, far));
    blend(colour, colour, MIST, Math.min(1, 0.55 * home + 0.5 * spark));
    blend(colour, colour, CORAL, warm);
    blend(colour, colour, AMBER, warm * (0.2 + 0.4 * spark));
    blend(colour, colour, WHITE, 0.35 * smoothstep(0.24, 0.02, far));
    const gain = smoothstep(2.6, 1.1, far) * smoothstep(1.6, 2.9, camera.depth);
    vertex(canvas, camera, (0.17 + 0.9 * spark) * thread.brightness * crowd * gain);
  }
  canvas.stroke();
}

function scatter() {
  const made = [];
  for (let y = -1.25; y < 1.5; y += SPACING) {
    for (let x = -2.3; x < 1.7; x += SPACING) {
      made.push({
        x: x + (next() - 0.5) * SPACING * 1.2,
        y: y + (next() - 0.5) * SPACING * 1.2,
        z: randomNormal(next) * 0.16,
        stray: [randomNormal(next), randomNormal(next), randomNormal(next)],
        length: 0.018 + next() * 0.014,
        brightness: 0.2 + next() ** 2 * 0.9,
      });
    }
  }
  return made;
}

function drawFiling(canvas, camera, { axis }, filing, t) {
  const { x, y, z, stray, length } = filing;
  const square = x * x + y * y + z * z;
  const far = Math.sqrt(square);
  const along = axis[0] * x + axis[1] * y + axis[2] * z;
  const pull = 2 * CORE ** 2 - square;
  const field = [0, 1, 2].map((i) => 3 * along * [x, y, z][i] + pull * axis[i]);
  const strength = Math.hypot(...field);
  // Where a pulse has just passed, the filings are aligned with the field.
  const truth = comet(far * 0.62 - t, 0.1, 0.5);
  const doubt = 0.5 * (1 - truth) * smoothstep(0.3, 1.5, far);
  const way = field.map((part, i) => part / strength + stray[i] * doubt);
  const k = length / Math.hypot(...way);
  const energy =
    filing.brightness * (0.12 + 0.46 * truth) * smoothstep(0.2, 0.6, far) * smoothstep(2.3, 0.7, far);
  if (energy < 0.03) return;
  blend(colour, PETROL, MIST, 0.2 + 0.45 * truth);
  blend(colour, colour, CORAL, smoothstep(0.7, 0.98, along / far) * smoothstep(1.5, 0.5, far));
  for (const side of [-k, k]) {
    if (camera.project(x + way[0] * side, y + way[1] * side, z + way[2] * side))
      vertex(canvas, camera, energy);
  }
  canvas.stroke();
}

function vertex(canvas, camera, energy) {
  canvas.vertex(
    camera.px,
    camera.py,
    colour[0] * energy,
    colour[1] * energy,
    colour[2] * energy,
    camera.blur,
  );
}
