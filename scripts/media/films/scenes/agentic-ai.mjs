/** A tree of agents that branch out from one goal. Three of its ends are chosen in turn, and the path to each lights up. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, fract, gaussian, mix, randomNormal, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 88;
export const view = { mobileX: 0, mobileY: 0, mobileFloor: 0.2, left: 0.3, clear: 0.5 };

const GENERATIONS = 5;
const VERTICES = 26;
const CHOICES = 3;

const next = random(seed);

/**
 * @typedef {object} Branch
 * @property {number} generation
 * @property {Branch | undefined} parent
 * @property {Branch[]} children
 * @property {number[]} at its end
 * @property {number} start phase at which its explorers start
 * @property {number[]} turns in which it belongs to the chosen path
 */

const ROOT = [-1.12, 0.0, 0];
const REACH = [0.5, 0.94, 1.36, 1.76, 2.14];

/** @type {Branch[]} */
const branches = [];
const firsts = Array.from({ length: 6 }, () => grow(undefined, 0));
layOut();
choose();

function grow(parent, generation) {
  /** @type {Branch} */
  const branch = { generation, parent, children: [], at: [0, 0, 0], start: next(), turns: [] };
  branches.push(branch);
  if (generation + 1 < GENERATIONS) {
    const count = generation === 0 ? 3 : next() < 0.62 ? 2 : next() < 0.5 ? 3 : 1;
    for (let i = 0; i < count; i++) branch.children.push(grow(branch, generation + 1));
  }
  return branch;
}

/** Spreads the ends evenly; each fork lies in the middle of its children. */
function layOut() {
  const ends = branches.filter((branch) => branch.children.length === 0);
  const place = (branch) => {
    for (const child of branch.children) place(child);
    const depth = randomNormal(next) * (0.25 + 0.1 * branch.generation);
    const x = ROOT[0] + REACH[branch.generation] + randomNormal(next) * 0.1;
    const middle = branch.children.reduce((sum, child) => sum + child.at[1], 0) / branch.children.length;
    const y = branch.children.length ? middle : mix(-0.86, 0.74, ends.indexOf(branch) / (ends.length - 1));
    branch.at = [x, y + randomNormal(next) * 0.035, depth];
  };
  for (const first of firsts) place(first);
}

/** Chooses three ends and marks the path to each. */
function choose() {
  const ends = branches.filter((branch) => branch.children.length === 0);
  [0.34, 0.12, 0.66].forEach((share, turn) => {
    /** @type {Branch | undefined} */
    let at = ends[Math.floor(share * ends.length)];
    while (at) {
      at.turns.push(turn);
      // Keeps the chosen path in focus.
      at.at[2] *= 0.25;
      at = at.parent;
    }
  });
}

const colour = [0, 0, 0];

export function draw(canvas, t) {
  drawTree(canvas, t, { x: 752, y: 318, focal: 980 });
}

export function drawUpright(canvas, t) {
  drawTree(canvas, t, { x: 292, y: 272, focal: 770 });
}

/** @param {{ x: number, y: number, focal: number }} place its centre and size on the canvas */
function drawTree(canvas, t, place) {
  const turn = TAU * t;
  const camera = new Camera({
    ...place,
    distance: 3.5,
    yaw: -0.16 + 0.1 * Math.sin(turn),
    pitch: 0.1 + 0.05 * Math.cos(turn),
    aperture: 11,
    focus: 3.45,
  });
  for (const branch of branches) drawBranch(canvas, camera, branch, t);
}

/** How far the light of a choice has come, in generations, and how bright it is. */
function choiceAt(t, turn) {
  const age = fract(t - turn / CHOICES + 0.1) * CHOICES;
  const front = age * 1.9 * (GENERATIONS + 0.6);
  const glow = age < 1.25 ? smoothstep(1.25, 0.72, age) : 0;
  return { front, glow };
}

/** Projects a point of a branch, which starts and ends horizontally; `k` from 0 to 1. */
function along(camera, branch, k) {
  const from = branch.parent ? branch.parent.at : ROOT;
  const to = branch.at;
  const ease = k * k * (3 - 2 * k);
  return camera.project(mix(from[0], to[0], k), mix(from[1], to[1], ease), mix(from[2], to[2], ease));
}

function drawBranch(canvas, camera, branch, t) {
  const { generation } = branch;
  const fine = 1 / (1 + generation * 0.28);
  const choices = branch.turns.map((turn) => choiceAt(t, turn));
  for (let v = 0; v < VERTICES; v++) {
    const k = v / (VERTICES - 1);
    if (!along(camera, branch, k)) continue;
    const explorer = comet((generation + k) / 7 - t + branch.start, 0.006, 0.07);
    let chosen = 0;
    let head = 0;
    for (const { front, glow } of choices) {
      const ahead = front - (generation + k);
      chosen = Math.max(chosen, glow * smoothstep(0, 0.5, ahead));
      head = Math.max(head, gaussian(ahead, 0, 0.35) * glow);
    }
    blend(colour, PETROL, TEAL, 0.3 + 0.7 * explorer);
    blend(colour, colour, CORAL, smoothstep(0, 0.4, Math.max(chosen, head)));
    blend(colour, colour, AMBER, chosen * 0.25);
    blend(colour, colour, WHITE, Math.max(head * 0.7, explorer * 0.25));
    const energy = 0.3 * fine + explorer * 0.9 * fine + chosen * 0.85 + head * 1.1;
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
  drawNode(canvas, camera, branch, t, choices);
}

function drawNode(canvas, camera, branch, t, choices) {
  if (!along(camera, branch, 1)) return;
  const { px, py, blur, scale } = camera;
  const at = branch.generation + 1;
  const reached = comet(at / 7 - t + branch.start, 0.01, 0.1);
  let chosen = 0;
  for (const { front, glow } of choices) chosen = Math.max(chosen, glow * smoothstep(-0.05, 0.3, front - at));
  blend(colour, TEAL, CORAL, chosen);
  blend(colour, colour, WHITE, 0.2 * reached);
  const energy = (2.4 + reached * 6 + chosen * 16) / (1 + branch.generation * 0.12);
  canvas.point(px, py, colour[0] * energy, colour[1] * energy, colour[2] * energy, Math.max(1.8, blur));
  if (chosen < 0.02) return;
  const radius = scale * 0.026 * (branch.children.length === 0 ? 2 : 1);
  const ring = chosen * 0.5;
  for (let v = 0; v <= 32; v++) {
    const angle = (v / 32) * TAU;
    const x = px + Math.cos(angle) * radius;
    const y = py + Math.sin(angle) * radius;
    canvas.vertex(x, y, colour[0] * ring, colour[1] * ring, colour[2] * ring, blur);
  }
  canvas.stroke();
}
