import { mixColours } from "./palette.mjs";
import { Shadows } from "./shadows.mjs";
import { attrs } from "./svg.mjs";

export class Boxes extends Shadows {
  /**
   * A box. `left`, `right` and `top` are textures: (width, height, scene) => SVG in world units. On the ground it casts
   * a shadow; a number as `shadow` scales its length.
   */
  box(x, y, z, dx, dy, dz, options = {}) {
    const { color, left, right, top, edge = true, shadow = z < 0.01, bounds, opacity } = options;
    const [a, l, r] = this.tones(color);
    const [x1, y1, z1] = [x + dx, y + dy, z + dz];
    const corner = (i, j, k) => [i ? x1 : x, j ? y1 : y, k ? z1 : z];
    let svg =
      this.polygon([corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)], a) +
      this.polygon([corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)], l) +
      this.polygon([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)], r);
    if (left) svg += this.decal("left", x, y1, z1, left(dx, dz, this));
    if (right) svg += this.decal("right", x1, y1, z1, right(dy, dz, this));
    if (top) svg += this.decal("top", x, y, z1, top(dx, dy, this));
    if (edge) {
      const style = { fill: "none", stroke: this.theme.edge, "stroke-opacity": this.theme.dark ? 0.4 : 0.6 };
      for (const seam of [
        [corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1)],
        [corner(1, 1, 0), corner(1, 1, 1)],
      ])
        svg += `<polyline points="${this.points(seam)}"${attrs(style)}/>`;
    }
    if (opacity !== undefined) svg = `<g opacity="${opacity}">${svg}</g>`;
    if (shadow) this.shadow(x, y, dx, dy, dz, shadow === true ? 1 : shadow);
    return this.add(bounds ?? [x, y, z, x1, y1, z1], svg);
  }

  /** A gable roof on a rectangle. Its ridge runs along `axis`. */
  prism(x, y, z, dx, dy, dz, { color, axis = "y", gable } = {}) {
    const [a, l, r] = this.tones(color);
    const [x1, y1, zt] = [x + dx, y + dy, z + dz];
    const along = axis === "y";
    const back = [x, y, z];
    const front = [x1, y1, z];
    const far = along ? [x, y1, z] : [x1, y, z];
    const near = along ? [x1, y, z] : [x, y1, z];
    const ridge = along ? [x + dx / 2, y, zt] : [x, y + dy / 2, zt];
    const peak = along ? [x + dx / 2, y1, zt] : [x1, y + dy / 2, zt];
    let svg =
      this.polygon([back, ridge, peak, far], a) +
      this.polygon([ridge, near, front, peak], along ? mixColours(a, r, 0.75) : mixColours(a, l, 0.6)) +
      this.polygon([far, front, peak], along ? l : r);
    if (gable)
      svg += along
        ? this.decal("left", x, y1, zt, gable(dx, dz, this))
        : this.decal("right", x1, y1, zt, gable(dy, dz, this));
    const edge = { fill: "none", stroke: this.theme.edge, "stroke-opacity": 0.7, "stroke-width": 1.4 };
    const verge = along ? [far, peak, front] : [front, peak, far];
    svg += `<polyline points="${this.points(verge)}"${attrs(edge)}/>`;
    return this.add([x, y, z, x1, y1, zt], svg);
  }

  /** A polygon that is sorted like a solid. */
  surface(list, fill, extra = {}) {
    const span = [0, 1, 2]
      .map((i) => Math.min(...list.map((q) => q[i])))
      .concat([0, 1, 2].map((i) => Math.max(...list.map((q) => q[i])) + 0.01));
    return this.add(span, this.polygon(list, fill, extra));
  }
}
