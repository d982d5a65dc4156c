/** The picture under everything: world to screen, tones, faces, and the list of solids. */
import { sortItems } from "./order.mjs";
import { mix, themes } from "./palette.mjs";
import { random } from "./random.mjs";
import { attrs, n } from "./svg.mjs";

export const COS = Math.cos(Math.PI / 6);

/** A circle of radius 1 on the ground is an ellipse this wide (half axis) and 1/sqrt(3) as high. */
export const ROUND = Math.sqrt(1.5);

export const FLAT = 1 / Math.sqrt(3);

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

  /** Three tones [top, left, right] of a material name, a colour or a ready triple. */
  tones(color = "stone") {
    if (Array.isArray(color)) return color;
    if (this.mat[color]) return this.mat[color];
    const shade = this.t.dark ? "#04141B" : "#0B1C24";
    return [
      mix(color, "#FFFFFF", this.t.dark ? 0.18 : 0.26),
      color,
      mix(color, shade, this.t.dark ? 0.42 : 0.24),
    ];
  }

  polygon(list, fill, extra = {}) {
    return `<polygon points="${this.points(list)}" fill="${fill}"${attrs(extra)}/>`;
  }

  /** Adds something solid. @param {number[]} bounds x0, y0, z0, x1, y1, z1 */
  add(bounds, svg) {
    this.items.push({ bounds, svg });
    return this;
  }

  /**
   * Draws several things that keep their own order among themselves and count as one in the scene:
   * for objects whose parts are entangled (a robot, a vehicle, a rack full of goods).
   */
  group(draw, bounds) {
    const outer = this.items;
    this.items = [];
    draw(this);
    const inner = this.items;
    this.items = outer;
    if (!inner.length) return this;
    const all = inner.map((i) => i.bounds);
    const span =
      bounds ??
      [0, 1, 2]
        .map((i) => Math.min(...all.map((b) => b[i])))
        .concat([3, 4, 5].map((i) => Math.max(...all.map((b) => b[i]))));
    return this.add(
      span,
      sortItems(inner)
        .map((i) => i.svg)
        .join(""),
    );
  }

  /**
   * A transform that lays 2D drawing on a face, in world units, origin at the face's top left corner
   * as seen. left: u along +x; right: u along -y; top: u along +x, v along +y (text reads on "top" too).
   */
  faceMatrix(face, x, y, z) {
    const a = COS * this.k;
    const b = this.k / 2;
    const [px, py] = this.p(x, y, z);
    const m = { left: [a, b, 0, this.k], right: [a, -b, 0, this.k], top: [a, b, -a, b], topY: [a, -b, a, b] }[
      face
    ];
    return `matrix(${m.map(n).join(" ")} ${n(px)} ${n(py)})`;
  }

  decal(face, x, y, z, svg) {
    return `<g transform="${this.faceMatrix(face, x, y, z)}">${svg}</g>`;
  }

  /** Drawing in screen pixels above the scene; overlays use this. */
  draw(svg) {
    this.over.push(svg);
    return this;
  }
}
