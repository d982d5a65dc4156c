/** The shapes that are lit when the site highlights a part of a loop: the part's own. */
import { HEIGHT, WIDTH } from "./page.mjs";

/** What the camera shows around a shape. */
const MARGIN = 12;

/**
 * @typedef {object} Light
 * @property {[number, number, number, number]} box left, top, width and height
 * @property {string} path as in SVG
 */

const round = (value) => Number(value.toFixed(1));

/**
 * @param {[number, number, number, number]} box
 * @param {{ radius?: number | number[], turn?: number }} [options] the corners' radii, clockwise from the upper left; degrees
 * @returns {Light}
 */
export function card([x, y, width, height], { radius = 20, turn = 0 } = {}) {
  const radii = [radius, radius, radius, radius].map((all, i) => all[i] ?? all);
  const angle = (turn * Math.PI) / 180;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const turned = ([px, py]) => [
    middleX + (px - middleX) * Math.cos(angle) - (py - middleY) * Math.sin(angle),
    middleY + (px - middleX) * Math.sin(angle) + (py - middleY) * Math.cos(angle),
  ];
  const point = (at) => turned(at).map(round).join(" ");
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const sides = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  const steps = corners.map(([cx, cy], i) => {
    const r = radii[i];
    const [[inX, inY], [outX, outY]] = [sides[i], sides[(i + 1) % 4]];
    const start = point([cx - inX * r, cy - inY * r]);
    return r === 0 ? start : `${start}A${r} ${r} 0 0 1 ${point([cx + outX * r, cy + outY * r])}`;
  });
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => turned(corner)[axis]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
    path: `M${steps.join("L")}Z`,
  };
}

/**
 * The light of one detail, and the part of the loop that the camera shows with it.
 * @param {Light | Light[]} place shapes that do not overlap
 */
export function hotspot(place) {
  const shapes = [place].flat();
  const edge = (pick, of) => Math[pick](...shapes.map(({ box }) => of(box)));
  const left = Math.max(0, edge("min", ([x]) => x) - MARGIN);
  const top = Math.max(0, edge("min", ([, y]) => y) - MARGIN);
  const right = Math.min(WIDTH, edge("max", ([x, , width]) => x + width) + MARGIN);
  const bottom = Math.min(HEIGHT, edge("max", ([, y, , height]) => y + height) + MARGIN);
  return {
    box: [left, top, right - left, bottom - top].map(Math.round),
    light: shapes.map(({ path }) => path).join(""),
  };
}
