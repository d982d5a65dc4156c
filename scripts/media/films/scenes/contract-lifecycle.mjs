/** A stack of pages rises by LAYOUTS pages per loop while a sheet of coral light reads them; the layouts repeat. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, MIST, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 23;
export const view = { mobileX: 585, mobileY: 88, mobileFloor: 0.03, left: 0.2 };

const PAGES = 8;
const LAYOUTS = 2;
const LINES = 19;
const PAGE_WIDTH = 1.5;
const PAGE_DEPTH = 2.05;
const SPACING = 0.235;

const next = random(seed);

/** Words of a page: [row, from, to, weight], from 0 to 1. */
const layouts = Array.from({ length: LAYOUTS }, () => {
  const words = [];
  let row = 0;
  while (row < LINES) {
    const paragraph = 2 + Math.floor(next() * 4);
    for (let line = 0; line < paragraph && row < LINES; line++, row++) {
      const end = line === paragraph - 1 ? 0.3 + next() * 0.45 : 0.88;
      const heading = line === 0 && next() < 0.4;
      let at = heading || row % 7 ? 0.12 : 0.16;
      while (at < (heading ? 0.42 : end)) {
        const to = Math.min(end, at + 0.05 + next() * 0.15);
        words.push([row, at, to, heading ? 1.9 : 0.55 + next() * 0.6]);
        at = to + 0.02;
      }
    }
    row++;
  }
  return words;
});

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 890,
    y: 322,
    distance: 5.05,
    focal: 1010,
    yaw: 0.56 + 0.03 * Math.sin(turn),
    pitch: 0.6 + 0.015 * Math.cos(turn),
    aperture: 9,
    focus: 4.6,
  });
  for (let index = 0; index < PAGES + LAYOUTS; index++) drawPage(canvas, camera, index, t);
  drawSeam(canvas, camera, t);
}

/** Position of the light on the page, from 0 to 1; in the middle at the start. */
function seamAt(t) {
  return 0.52 - 0.48 * Math.cos(TAU * (t + 0.28));
}

/** Projects a point of a page; pages fan out towards the top of the stack. */
function place(camera, height, u, v) {
  const lift = height / (PAGES * SPACING);
  const x = (u - 0.5) * PAGE_WIDTH + (lift - 0.5) * 0.1;
  const z = (0.5 - v) * PAGE_DEPTH - (lift - 0.5) * 0.16;
  const sag = 0.06 * ((u - 0.5) ** 2 + (v - 0.5) ** 2);
  return camera.project(x, 0.74 - height + sag, z);
}

function drawPage(canvas, camera, index, t) {
  const layout = layouts[index % LAYOUTS];
  const level = index - LAYOUTS + LAYOUTS * t;
  // Pages come in from above and settle on the stack.
  const k = level / (PAGES - 1);
  const height = (0.34 + 0.66 * k ** 1.5) * k * PAGES * SPACING;
  const alive = smoothstep(-0.05, 0.12, k) * smoothstep(1.06, 0.93, k);
  if (alive <= 0) return;
  const gain = alive * mix(0.3, 1, smoothstep(0, 0.7, k));
  const seam = seamAt(t);

  for (const [row, from, to, weight] of layout) {
    const v = mix(0.1, 0.92, row / LINES);
    const near = gaussian(v, seam, 0.04);
    const read = gaussian(v, seam, 0.1);
    blend(colour, PETROL, TEAL, 0.45);
    blend(colour, colour, MIST, 0.25);
    blend(colour, colour, CORAL, smoothstep(0.05, 0.6, read));
    blend(colour, colour, AMBER, near * 0.7);
    const energy = weight * gain * (0.27 + 0.6 * read + 0.6 * near);
    for (const u of [from, to]) {
      if (place(camera, height, u, v)) vertex(canvas, camera, energy);
    }
    canvas.stroke();
  }

  blend(colour, PETROL, MIST, 0.3);
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]) {
    if (place(camera, height, u, v)) vertex(canvas, camera, gain * 0.22);
  }
  canvas.stroke();

  blend(colour, CORAL, WHITE, 0.25);
  for (let step = 0; step <= 20; step++) {
    const u = step / 20;
    const spark = comet(u - 2 * t - (index % LAYOUTS) * 0.37, 0.05, 0.3);
    if (place(camera, height, mix(-0.03, 1.03, u), seam)) vertex(canvas, camera, gain * (0.35 + 0.7 * spark));
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

function drawSeam(canvas, camera, t) {
  const seam = seamAt(t);
  blend(colour, CORAL, AMBER, 0.2);
  const uprights = 44;
  for (let index = 0; index <= uprights; index++) {
    const u = mix(-0.03, 1.03, index / uprights);
    const flicker = 0.6 + 0.4 * Math.sin(index * 2.4 + TAU * t);
    for (let step = 0; step <= 12; step++) {
      const k = step / 12;
      const energy = 0.055 * flicker * smoothstep(0, 0.15, k) * smoothstep(1, 0.5, k);
      if (place(camera, k * PAGES * SPACING * 1.02, u, seam)) {
        canvas.vertex(camera.px, camera.py, colour[0] * energy, colour[1] * energy, colour[2] * energy, 3);
      }
    }
    canvas.stroke();
  }
}
