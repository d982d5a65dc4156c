import { random } from "../../random.mjs";
import { depthSort } from "./depth-sort.mjs";
import { themes } from "./themes.mjs";

export const COS = Math.cos(Math.PI / 6);

/** A circle of radius 1 on the ground is an ellipse with the half axes ROUND and ROUND * FLAT. */
export const ROUND = Math.sqrt(1.5);
export const FLAT = 1 / Math.sqrt(3);

/** Around the solids of a close-up, as a share of the picture. */
const MARGIN = 0.04;
/** A close-up is not smaller than this share of the picture, or its lines would be coarse. */
const SMALLEST_SHARE = 0.6;

const svgOf = (items) => items.map((i) => i.svg).join("");

export class Canvas {
  /**
   * @param {object} options
   * @param {"dark" | "light" | "lit"} [options.theme]
   * @param {number} [options.scale] pixels per world unit
   * @param {[number, number, number]} [options.focus] the point of the world that appears at `at`
   * @param {[number, number]} [options.at] as fractions of the picture
   * @param {number} [options.seed]
   */
  constructor({ theme = "light", scale = 44, focus = [0, 0, 0], at = [0.5, 0.5], seed = 1 } = {}) {
    this.width = 1200;
    this.height = 900;
    this.theme = themes[theme];
    this.materials = this.theme.materials;
    this.scale = scale;
    this.ox = 0;
    this.oy = 0;
    const [fx, fy] = this.project(...focus);
    this.ox = this.width * at[0] - fx;
    this.oy = this.height * at[1] - fy;
    this.seed = seed;
    this.random = random(seed);
    this.groundAreas = [];
    this.shadows = [];
    this.groundLines = [];
    this.solids = [];
    this.overlays = [];
    this.defs = new Map();
  }

  /** World to pixels of the picture. */
  project(x, y, z = 0) {
    return [this.ox + (x - y) * COS * this.scale, this.oy + ((x + y) / 2 - z) * this.scale];
  }

  points(list) {
    return list
      .map((q) =>
        this.project(...q)
          .map((v) => v.toFixed(1))
          .join(","),
      )
      .join(" ");
  }

  /** Adds a solid. @param {number[]} bounds x0, y0, z0, x1, y1, z1 */
  add(bounds, svg) {
    this.solids.push({ bounds, svg });
    return this;
  }

  /** The solids that `draw` adds, without adding them to the scene. */
  collect(draw) {
    const outer = this.solids;
    this.solids = [];
    draw(this);
    const inner = this.solids;
    this.solids = outer;
    return inner;
  }

  /** What `draw` adds, as SVG in the order of its calls: for parts that intersect. */
  inOrder(draw) {
    return svgOf(this.collect(draw));
  }

  /** Adds what `draw` adds as one solid, sorted within itself: for objects whose parts interlock. */
  group(draw, bounds) {
    const inner = this.collect(draw);
    if (!inner.length) return this;
    const all = inner.map((i) => i.bounds);
    const span =
      bounds ??
      [0, 1, 2]
        .map((i) => Math.min(...all.map((b) => b[i])))
        .concat([3, 4, 5].map((i) => Math.max(...all.map((b) => b[i]))));
    return this.add(span, svgOf(depthSort(inner)));
  }

  /**
   * Adds SVG in pixels of the picture, above all solids. A label is left out of small pictures; it has a `frame`
   * { x, y, w, h } if it is a panel, or else is the `leader` { from, to } of one.
   */
  draw(svg, { label = false, frame, leader } = {}) {
    this.overlays.push({ svg, label, frame, leader });
    return this;
  }

  /**
   * The part of the picture, 4:3 as all of it, that its solids fill: what a small picture shows.
   * @returns {{ x: number, y: number, width: number, height: number }} in pixels of the picture
   */
  closeUp() {
    const corners = this.solids.flatMap(({ bounds: [x0, y0, z0, x1, y1, z1] }) =>
      [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z) => this.project(x, y, z)))),
    );
    const span = (axis, end) => {
      const values = corners.map((corner) => Math.min(Math.max(corner[axis], 0), end));
      return [Math.min(...values), Math.max(...values)];
    };
    const [left, right] = span(0, this.width);
    const [top, bottom] = span(1, this.height);
    const share = Math.max((right - left) / this.width, (bottom - top) / this.height) + 2 * MARGIN;
    const width = this.width * Math.min(1, Math.max(SMALLEST_SHARE, share));
    const height = (width * this.height) / this.width;
    const place = (from, to, size, end) => Math.min(Math.max((from + to - size) / 2, 0), end - size);
    return {
      x: place(left, right, width, this.width),
      y: place(top, bottom, height, this.height),
      width,
      height,
    };
  }
}
