/** A picture's scene as a model on a slab of its own, to stand in a landscape. */
import { depthSort } from "../pictures/engine/depth-sort.mjs";
import { convexHull } from "../pictures/engine/shadows.mjs";
import { notesOf } from "./notes.mjs";

/** World units: how far the slab reaches beyond what stands on it, and how thick it is. */
const MARGIN = 0.9;
const THICKNESS = 0.5;

/**
 * The scene without its panels, scaled into a box around a point.
 * @param {import("../pictures/engine/scene.mjs").Scene} scene
 * @param {{ id: string, at: [x: number, y: number], box: [width: number, height: number] }} place `at` is where the middle
 * of the slab comes to lie, in pixels of the landscape; `id` is unique in it
 * @returns {{ svg: string, front: number[], middle: number[], outline: number[][], notes: object[] }} `front` is the slab's
 * foremost corner, `middle` that of all that is drawn, `outline` the hull of it; all are points [x, y]
 */
export function site(scene, { id, at, box }) {
  const bounds = scene.solids.map((solid) => solid.bounds);
  const least = (axis) => Math.min(...bounds.map((b) => b[axis])) - MARGIN;
  const most = (axis) => Math.max(...bounds.map((b) => b[axis + 3])) + MARGIN;
  const [x0, y0, x1, y1] = [least(0), least(1), most(0), most(1)];
  const corners = bounds.flatMap((b) =>
    [0, 3].flatMap((x) => [1, 4].flatMap((y) => [2, 5].map((z) => scene.project(b[x], b[y], b[z])))),
  );
  const floor = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  const all = [...corners, ...floor.flatMap(([x, y]) => [0, -THICKNESS].map((z) => scene.project(x, y, z)))];
  const ends = (axis) => [Math.min(...all.map((p) => p[axis])), Math.max(...all.map((p) => p[axis]))];
  const span = (axis) => ends(axis)[1] - ends(axis)[0];
  const scale = Math.min(box[0] / span(0), box[1] / span(1));
  const middle = scene.project((x0 + x1) / 2, (y0 + y1) / 2);
  const [left, top] = [at[0] - middle[0] * scale, at[1] - middle[1] * scale];

  const { theme } = scene;
  const face = (list, fill, line = "none") =>
    `<polygon points="${scene.points(list)}" fill="${fill}" stroke="${line}" stroke-width="2"/>`;
  const wall = (from, to) => [[...from, -THICKNESS], [...to, -THICKNESS], to, from];
  const slab =
    face(wall([x0, y1], [x1, y1]), theme.floor) +
    face(wall([x1, y0], [x1, y1]), theme.road) +
    face(floor, theme.floor2, theme.line);
  const svg =
    `<defs><clipPath id="${id}"><polygon points="${scene.points(floor)}"/></clipPath>${[...scene.defs.values()].join("")}</defs>` +
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${slab}` +
    `<g clip-path="url(#${id})"><g fill="${theme.shadow}" opacity="${theme.shadowOpacity}" filter="url(#soft)">` +
    `${scene.shadows.join("")}</g>${scene.groundLines.join("")}</g>` +
    `${depthSort(scene.solids)
      .map((solid) => solid.svg)
      .join("")}</g>`;
  const inLandscape = ([x, y]) => [Math.round(left + x * scale), Math.round(top + y * scale)];
  const halfway = (axis) => (ends(axis)[0] + ends(axis)[1]) / 2;
  const centre = inLandscape([halfway(0), halfway(1)]);
  return {
    svg,
    front: inLandscape(scene.project(x1, y1)),
    middle: centre,
    outline: convexHull(all.map(inLandscape)),
    notes: notesOf(scene).map(({ label, text, at: panel }) => {
      const [x, y] = inLandscape(panel);
      return { label, text, x, y, side: x < centre[0] ? "left" : "right" };
    }),
  };
}
