/** A crowd as points of light; waves from its centre lift and warm them. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { fract, gaussian, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 71;
export const view = { mobileX: 562, mobileY: 120, mobileFloor: 0.03, left: 0.25 };
export const boostLastFrames = ["576.h264.mp4"];

const PEOPLE = 3300;
const RADIUS = 3.1;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Waves at a time. */
const RINGS = 2;
const REACH = 3.3;

const next = random(seed);
const crowd = Array.from({ length: PEOPLE }, (_, index) => {
  const radius = RADIUS * Math.sqrt((index + 0.5) / PEOPLE);
  const angle = index * GOLDEN;
  return {
    x: Math.cos(angle) * radius + (next() - 0.5) * 0.03,
    z: Math.sin(angle) * radius + (next() - 0.5) * 0.03,
    radius,
    height: 0.05 + next() * 0.05,
    eager: 0.6 + next() * 0.8,
    phase: next(),
    size: 0.5 + next() ** 3 * 1.4,
  };
});

/** Neighbours in a sunflower pattern have numbers that differ by Fibonacci numbers. */
const NEIGHBOURS = [34, 55];

const pulse = new Float32Array(PEOPLE);
const screen = new Float32Array(PEOPLE * 3);
const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 850,
    y: 306,
    distance: 3.5,
    focal: 930,
    yaw: 0.2 + 0.045 * Math.sin(turn),
    pitch: 0.46 + 0.012 * Math.cos(turn),
    aperture: 8,
    focus: 3.1,
  });
  for (let index = 0; index < PEOPLE; index++) drawPerson(canvas, camera, crowd[index], index, t);
  drawLinks(canvas);
}

function lift(radius, t) {
  let sum = 0;
  for (let ring = 0; ring < RINGS; ring++) {
    // The offset starts a wave just before the first frame, which is the poster.
    const age = fract(t + 0.2 + ring / RINGS);
    const front = age * REACH;
    const behind = front - radius;
    const shape = behind < 0 ? gaussian(behind, 0, 0.13) : gaussian(behind, 0, 0.33);
    sum += shape * smoothstep(0, 0.06, age) * smoothstep(0.92, 0.42, age);
  }
  return sum;
}

function drawPerson(canvas, camera, person, index, t) {
  const wave = Math.min(1.2, lift(person.radius, t) * person.eager);
  pulse[index] = wave;
  const idle = 0.02 * Math.sin(TAU * (t + person.phase));
  const top = -(person.height + idle + wave * 0.2);
  screen[index * 3 + 2] = -1;
  if (!camera.project(person.x, top, person.z)) return;
  const { px, py, blur, depth } = camera;
  screen[index * 3] = px;
  screen[index * 3 + 1] = py;
  screen[index * 3 + 2] = blur;

  const fade =
    smoothstep(RADIUS, RADIUS * 0.6, person.radius) * (3.2 / depth) ** 1.6 * smoothstep(1.5, 2.9, depth);
  blend(colour, PETROL, TEAL, 0.35 + 0.3 * person.phase);
  blend(colour, colour, AMBER, smoothstep(0.06, 0.3, wave));
  blend(colour, colour, CORAL, smoothstep(0.15, 0.55, wave) * 0.9);
  blend(colour, colour, WHITE, smoothstep(0.8, 1.2, wave) * 0.35);
  const energy = (5.5 * person.size + wave * 11) * fade;
  canvas.point(px, py, colour[0] * energy, colour[1] * energy, colour[2] * energy, Math.max(1.7, blur));

  const stem = (0.07 + wave * 0.17) * fade;
  canvas.vertex(px, py, colour[0] * stem, colour[1] * stem, colour[2] * stem, blur);
  if (camera.project(person.x, 0, person.z)) canvas.vertex(camera.px, camera.py, 0, 0, 0, blur);
  canvas.stroke();
}

function drawLinks(canvas) {
  for (let index = 0; index < PEOPLE; index++) {
    for (const step of NEIGHBOURS) {
      const other = index + step;
      if (other >= PEOPLE) continue;
      const a = index * 3;
      const b = other * 3;
      if (screen[a + 2] < 0 || screen[b + 2] < 0) continue;
      if (Math.hypot(crowd[index].x - crowd[other].x, crowd[index].z - crowd[other].z) > 0.25) continue;
      const fade = smoothstep(RADIUS, RADIUS * 0.5, crowd[index].radius);
      const heat = Math.min(pulse[index], pulse[other]);
      blend(colour, PETROL, CORAL, smoothstep(0.15, 0.5, heat));
      const energy = mix(0.03, 0.16, smoothstep(0.1, 0.8, heat)) * fade;
      const [r, g, bl] = [colour[0] * energy, colour[1] * energy, colour[2] * energy];
      const blur = (screen[a + 2] + screen[b + 2]) / 2;
      canvas.line(screen[a], screen[a + 1], screen[b], screen[b + 1], r, g, bl, blur);
    }
  }
}
