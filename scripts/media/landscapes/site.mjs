/** A picture's scene as a model on a plot of the landscape. */
import { COS } from "../pictures/engine/canvas.mjs";
import { depthSort } from "../pictures/engine/depth-sort.mjs";
import { palette } from "../pictures/engine/palette.mjs";
import { convexHull } from "../pictures/engine/shadows.mjs";

/** Units of the picture around what stands in it, and of the landscape: a plot's kerb, and how far inside it a number stands. */
const MARGIN = 0.7;
const KERB = 0.3;
const MARK = 0.55;
/** Of a place, in pixels along both axes of the ground. */
const WIDEST = 690 / COS;
export const OVERVIEW = "plot-0";

function footprint(scene) {
  const bounds = scene.solids.map((solid) => solid.bounds);
  const least = (axis) => Math.min(...bounds.map((b) => b[axis]));
  const most = (axis) => Math.max(...bounds.map((b) => b[axis + 3]));
  return {
    bounds,
    width: most(0) - least(0) + 2 * MARGIN,
    depth: most(1) - least(1) + 2 * MARGIN,
    height: most(2),
    middle: [(least(0) + most(0)) / 2, (least(1) + most(1)) / 2],
  };
}

/** A plot made smaller around its middle, first where its models leave room, until its width and depth keep a sum. */
function within({ x, y, dx, dy }, aspect, sum) {
  if (!sum || dx + dy <= sum) return { x, y, dx, dy };
  const wide = Math.max(Math.min(dx, dy * aspect), sum - dy);
  const [w, d] = wide + dy <= sum ? [wide, dy] : [(sum * wide) / (wide + dy), (sum * dy) / (wide + dy)];
  return { x: x + (dx - w) / 2, y: y + (dy - d) / 2, dx: w, dy: d };
}

/** Width by depth of what stands in a picture. */
export function aspectOf(scene) {
  const { width, depth } = footprint(scene);
  return width / depth;
}

const corners = ([x0, y0, z0, x1, y1, z1]) =>
  [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z) => [x, y, z])));

/**
 * Stands a picture's solids and ground on a plot, without its panels and its grid.
 * @param {import("../pictures/engine/scene.mjs").Scene} land the landscape
 * @param {import("../pictures/engine/scene.mjs").Scene} scene the picture
 * @param {{ x: number, y: number, z?: number, dx: number, dy: number, tallest?: number }} plot in units of the
 * landscape; `tallest` is the height that nothing on it exceeds
 * @param {string} id unique in the landscape
 * @returns {object} the place as in app/content/types/drawings.ts
 */
export function stand(land, scene, plot, id) {
  const { theme } = land;
  const { z = 0, tallest = 7 } = plot;
  const { bounds, width, depth, height, middle: centre } = footprint(scene);
  const { x, y, dx, dy } = within(plot, width / depth, id !== OVERVIEW && WIDEST / land.scale);
  const size = Math.min(dx / width, dy / depth, tallest / height);
  const scale = (size * land.scale) / scene.scale;
  const top = z + KERB;
  const [px, py] = land.project(x + dx / 2, y + dy / 2, top);
  const [mx, my] = scene.project(...centre);
  const [left, up] = [px - mx * scale, py - my * scale];
  const inLandscape = ([a, b]) => [Math.round(left + a * scale), Math.round(up + b * scale)];

  const slab = land.inOrder(() =>
    land.box(x, y, z, dx, dy, KERB, {
      color: theme.dark
        ? [palette.steel770, palette.steel860, palette.steel910]
        : [palette.white, palette.sand170, palette.sand220],
      shadow: false,
    }),
  );
  const rectangle = land.points([
    [x, y, top],
    [x + dx, y, top],
    [x + dx, y + dy, top],
    [x, y + dy, top],
  ]);
  const place = `translate(${left.toFixed(1)} ${up.toFixed(1)}) scale(${scale.toFixed(4)})`;
  const ground =
    `<g clip-path="url(#${id})"><g transform="${place}">${scene.groundAreas.slice(1).join("")}` +
    `<g fill="${theme.shadow}" opacity="${theme.shadowOpacity}" filter="url(#soft)">${scene.shadows.join("")}</g>` +
    `${scene.groundLines.join("")}</g></g>`;
  const models = depthSort(scene.solids)
    .map((solid) => solid.svg)
    .join("");
  land.defs.set(id, `<clipPath id="${id}"><polygon points="${rectangle}"/></clipPath>`);
  for (const [key, def] of scene.defs) land.defs.set(key, def);
  land.add(
    [x, y, z, x + dx, y + dy, top + height * size],
    `${slab}${ground}<g transform="${place}">${models}</g>`,
  );

  const drawn = [
    ...bounds.flatMap((b) => corners(b).map((corner) => inLandscape(scene.project(...corner)))),
    ...corners([x, y, z, x + dx, y + dy, top]).map((corner) => land.project(...corner).map(Math.round)),
  ];
  const [markX, markY] = land.project(x + dx - MARK, y + dy - MARK, top).map(Math.round);
  return { markX, markY, outline: convexHull(drawn).join(" ") };
}
