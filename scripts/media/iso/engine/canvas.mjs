/** The picture under everything: world to screen, tones, faces, and the list of solids. */
import { sortItems } from "./order.mjs";
import { themes } from "./palette.mjs";
import { random } from "./random.mjs";

export const COS = Math.cos(Math.PI / 6);

/** A circle of radius 1 on the ground is an ellipse this wide (half axis) and 1/sqrt(3) as high. */
export const ROUND = Math.sqrt(1.5);

export const FLAT = 1 / Math.sqrt(3);

const svgOf = (items) => items.map((i) => i.svg).join("");

export class Canvas {
  /**
   * @param {object} options
   * @param {"ink" | "paper"} [options.theme]
   * @param {number} [options.scale] pixels per world unit
   * @param {[number, number, number]} [options.focus] the point of the world that stands at `at`
   * @param {[number, number]} [options.at] as fractions of the picture
   * @param {number} [options.seed]
   */
  constructor({ theme = "paper", scale = 44, focus = [0, 0, 0], at = [0.5, 0.5], seed = 1 } = {}) {
    this.width = 1200;
    this.height = 900;
    this.t = themes[theme];
    this.mat = this.t.mat;
    this.k = scale;
    this.ox = 0;
    this.oy = 0;
    const [fx, fy] = this.p(...focus);
    this.ox = this.width * at[0] - fx;
    this.oy = this.height * at[1] - fy;
    this.seed = seed;
    this.rnd = random(seed);
    this.floor = [];
    this.shadows = [];
    this.marks = [];
    this.items = [];
    this.over = [];
    this.defs = new Map();
  }

  /** World to screen. */
  p(x, y, z = 0) {
    return [this.ox + (x - y) * COS * this.k, this.oy + ((x + y) / 2 - z) * this.k];
  }

  points(list) {
    return list
      .map((q) =>
        this.p(...q)
          .map((v) => v.toFixed(1))
          .join(","),
      )
      .join(" ");
  }

  /** Adds something solid. @param {number[]} bounds x0, y0, z0, x1, y1, z1 */
  add(bounds, svg) {
    this.items.push({ bounds, svg });
    return this;
  }

  /** The solids that `draw` adds, kept out of the scene. */
  aside(draw) {
    const outer = this.items;
    this.items = [];
    draw(this);
    const inner = this.items;
    this.items = outer;
    return inner;
  }

  /** What `draw` adds as SVG in the order of its calls: for parts that run through each other. */
  inOrder(draw) {
    return svgOf(this.aside(draw));
  }

  /**
   * Draws several things that keep their own order among themselves and count as one in the scene:
   * for objects whose parts are entangled (a vehicle, a rack full of goods).
   */
  group(draw, bounds) {
    const inner = this.aside(draw);
    if (!inner.length) return this;
    const all = inner.map((i) => i.bounds);
    const span =
      bounds ??
      [0, 1, 2]
        .map((i) => Math.min(...all.map((b) => b[i])))
        .concat([3, 4, 5].map((i) => Math.max(...all.map((b) => b[i]))));
    return this.add(span, svgOf(sortItems(inner)));
  }

  /** Drawing in screen pixels above the scene; overlays use this. */
  draw(svg) {
    this.over.push(svg);
    return this;
  }
}
