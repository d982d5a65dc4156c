/** What fills the ground between and behind the plots. */

import { palette } from "../pictures/engine/palette.mjs";
import { tree } from "../pictures/props/outdoors/trees.mjs";
import { windows } from "../pictures/props/textures/surfaces.mjs";
import { random } from "../random.mjs";

/** The width of the thread that joins the places, in pixels. */
const THREAD = 12;

export const asphalt = ({ dark }) => (dark ? palette.steel760 : palette.steel190);

/** The thread that joins the places, along points of the ground. */
export const thread = (land, points) => land.path(points, { color: land.theme.coral, w: THREAD });

/** Marks along points of the ground: of lanes, of a belt's plates, of a footway. */
export const marks = (land, points, { color = land.theme.muted, w = 5, dash = "34 30" } = {}) =>
  land.path(points, { color, w, dash, glow: false });

/** A row of lamps along points of the ground. */
export const lamps = (land, points) => land.path(points, { color: land.theme.amber, w: 5, dash: "1 46" });

/** Parcels of a rectangle in rows along x, with a way between them: [x, y, dx, dy]. */
export function parcels(x, y, dx, dy, { seed, depth = 5, way = 1.1 }) {
  const next = random(seed);
  const list = [];
  for (let v = y; v < y + dy - 1; v += depth + way)
    for (let u = x; u < x + dx - 1; ) {
      const width = 3.5 + next() * 4;
      list.push([u, v, width, depth]);
      u += width + way;
    }
  return list;
}

/** Quieter than what stands on the plots. */
const quiet = ({ dark }) =>
  dark
    ? {
        walls: [palette.steel831, palette.steel870, palette.steel901],
        pane: palette.steel900,
        lit: palette.teal760,
      }
    : {
        walls: [palette.sand070, palette.sand130, palette.sand170],
        pane: palette.sand210,
        lit: palette.green310,
      };

/** Buildings of different heights on a parcel. */
export function block(land, [x, y, dx, dy], { seed, high = 4 }) {
  const next = random(seed);
  const { walls, pane, lit } = quiet(land.theme);
  land.plate(x, y, dx, dy, land.theme.floor2, { opacity: 0.6 });
  const across = Math.max(1, Math.round(dx / 3.2));
  for (let i = 0; i < across; i++) {
    const w = dx / across - 0.7;
    const deep = next() < 0.55 ? 1 : 2;
    for (let j = 0; j < deep; j++) {
      const d = dy / deep - 0.7;
      const h = 0.7 + next() ** 2 * high;
      const paint = (length, offset) =>
        windows({
          cols: Math.max(2, Math.round(length * 1.7)),
          rows: Math.max(1, Math.round(h * 1.7)),
          lit: 0.16,
          seed: Math.floor(next() * 1000) + offset,
          fill: pane,
          litFill: lit,
        });
      land.box(x + 0.35 + i * (dx / across), y + 0.35 + j * (dy / deep), 0, w, d, h, {
        color: walls,
        left: paint(w, 0),
        right: paint(d, 50),
      });
    }
  }
}

/** Trees in a row from one point to another. */
export function trees(land, [x0, y0], [x1, y1], { step = 2.4, h = 1.3, r = 0.42 } = {}) {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / step);
  for (let i = 0; i <= count; i++)
    tree(land, x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count, { h, r });
}

/** A length divided among plots of one depth, so that wide models get more of it. */
export function shares(aspects, length) {
  const weights = aspects.map((aspect) => Math.sqrt(aspect));
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((weight) => (weight / sum) * length);
}
