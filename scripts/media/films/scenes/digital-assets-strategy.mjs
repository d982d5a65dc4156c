/** Orbits around one centre are turned copies of one another. Per loop they turn by ASSET_EVERY orbits. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, BLUE, blend, CORAL, IRIS, MIST, WHITE } from "../renderer/colours.mjs";
import { comet, fract, gaussian, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 203;
export const view = { mobileX: 658, mobileY: 145, left: 0.2 };

const VERTICES = 180;
const SHELLS = [
  { orbits: 54, radius: 1.16, tilt: 1.02, gain: 1, warm: 0 },
  { orbits: 36, radius: 0.74, tilt: 0.62, gain: 0.9, warm: 0 },
  { orbits: 24, radius: 0.4, tilt: 1.2, gain: 0.9, warm: 1 },
];
const COOL = blend([0, 0, 0], IRIS, BLUE, 0.55);
/** One orbit in so many carries an asset; it divides the number of orbits in each shell. */
const ASSET_EVERY = 6;

const next = random(seed);
const halo = Array.from({ length: 420 }, () => ({
  angle: next() * TAU,
  radius: 1.35 + next() ** 2 * 1.2,
  height: (next() - 0.5) * 0.14,
  size: 0.4 + next() ** 4 * 3,
  phase: next(),
}));

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 950,
    y: 322,
    distance: 3.7,
    focal: 860,
    yaw: 0.08 * Math.sin(turn),
    pitch: 0.3 + 0.05 * Math.cos(turn),
    roll: -0.32,
    aperture: 14,
    focus: 3,
  });
  drawHalo(canvas, camera, t);
  SHELLS.forEach((shell, index) => {
    for (let orbit = 0; orbit < shell.orbits; orbit++) drawOrbit(canvas, camera, shell, index, orbit, t);
  });
  drawCentre(canvas, camera, t);
}

function drawOrbit(canvas, camera, shell, index, orbit, t) {
  const direction = index % 2 ? -1 : 1;
  const node = ((orbit + direction * ASSET_EVERY * t) / shell.orbits) * TAU;
  const [cosNode, sinNode] = [Math.cos(node), Math.sin(node)];
  const [cosTilt, sinTilt] = [Math.cos(shell.tilt), Math.sin(shell.tilt)];
  const carries = orbit % ASSET_EVERY === 0;
  for (let v = 0; v <= VERTICES; v++) {
    const u = v / VERTICES;
    const angle = u * TAU;
    const x0 = Math.cos(angle) * shell.radius;
    const z0 = Math.sin(angle) * shell.radius;
    const y = -z0 * sinTilt;
    const z1 = z0 * cosTilt;
    if (!camera.project(x0 * cosNode - z1 * sinNode, y, x0 * sinNode + z1 * cosNode)) continue;
    const front = smoothstep(shell.radius, -shell.radius, camera.depth - camera.distance);
    const asset = carries ? comet(u - 2 * t + index * 0.31, 0.004, 0.13) : 0;
    const lit = smoothstep(-1.2, 1, (camera.px - camera.x) / 300 - (camera.py - camera.y) / 300);
    blend(colour, COOL, CORAL, shell.warm);
    blend(colour, colour, MIST, 0.15 * lit * (1 - shell.warm));
    blend(colour, colour, AMBER, smoothstep(0, 0.35, asset));
    blend(colour, colour, CORAL, smoothstep(0.1, 0.5, asset) * 0.75);
    blend(colour, colour, WHITE, smoothstep(0.7, 1, asset) * 0.5);
    const energy =
      (mix(0.025, 0.12, front) * mix(0.45, 1.5, lit) + asset * 0.8 * mix(0.35, 1, front)) * shell.gain;
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

function drawHalo(canvas, camera, t) {
  for (const grain of halo) {
    const angle = grain.angle + 0.1 * Math.sin(TAU * (t + grain.phase));
    if (!camera.project(Math.cos(angle) * grain.radius, grain.height, Math.sin(angle) * grain.radius))
      continue;
    const glimmer = 0.5 + 0.5 * Math.sin(TAU * (t + fract(grain.phase * 7)));
    const energy = grain.size * (1.2 + 2.4 * glimmer) * smoothstep(2.6, 1.6, grain.radius);
    blend(colour, COOL, MIST, 0.25);
    const blur = Math.max(1.6, camera.blur);
    canvas.point(camera.px, camera.py, colour[0] * energy, colour[1] * energy, colour[2] * energy, blur);
  }
}

function drawCentre(canvas, camera, t) {
  if (!camera.project(0, 0, 0)) return;
  const breath = 0.75 + 0.25 * gaussian(fract(t * 2) - 0.5, 0, 0.25);
  blend(colour, CORAL, AMBER, 0.3);
  for (const [size, strength] of [
    [15, 420],
    [7, 150],
    [3, 60],
  ]) {
    const energy = strength * breath;
    canvas.point(camera.px, camera.py, colour[0] * energy, colour[1] * energy, colour[2] * energy, size);
  }
}
