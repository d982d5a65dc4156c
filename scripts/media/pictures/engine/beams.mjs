import { RevolvedSolids } from "./revolved-solids.mjs";
import { element, num } from "./svg.mjs";

export class Beams extends RevolvedSolids {
  /** A lying cylinder along x or y from the centre of its far end. `face(r, scene)` is SVG for its near end. */
  drum(x, y, z, r, length, { color, axis = "x", bands = [], face, bounds } = {}) {
    const [a, l, right] = this.tones(color);
    const end = (d) => (axis === "x" ? [x + d, y, z] : [x, y + d, z]);
    const side = axis === "x" ? "right" : "left";
    const disc = (d, inner) => this.decal(side, ...end(d), inner);
    // The outline touches both ends at 45 degrees.
    const q = r * Math.SQRT1_2;
    const rim = (d, sign) =>
      axis === "x" ? [x + d, y - q * sign, z + q * sign] : [x - q * sign, y + d, z + q * sign];
    const [u, v] = [this.project(...rim(0, 1)), this.project(...rim(0, -1))];
    const place = [u[0], u[1], v[1]].map(Math.round).join("_");
    const key = `d${[a, l, right].join("").replaceAll("#", "")}${place}`;
    this.defs.set(
      key,
      `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="${num(u[0])}" y1="${num(u[1])}"` +
        ` x2="${num(v[0])}" y2="${num(v[1])}"><stop stop-color="${l}"/>` +
        `<stop offset=".28" stop-color="${a}"/><stop offset=".55" stop-color="${l}"/>` +
        `<stop offset="1" stop-color="${right}"/></linearGradient>`,
    );
    const round = (fill) => `<circle r="${num(r)}" fill="${fill}"/>`;
    let svg = disc(0, round(`url(#${key})`).replace(`url(#${key})`, right));
    svg += this.polygon([rim(0, 1), rim(length, 1), rim(length, -1), rim(0, -1)], `url(#${key})`);
    const arc = axis === "x" ? [-135, 45] : [135, -45];
    for (const [d, stroke, width = 0.03] of bands) {
      const [p0, p1] = arc.map((deg) => [
        Math.cos((deg * Math.PI) / 180) * r,
        Math.sin((deg * Math.PI) / 180) * r,
      ]);
      const sweep = axis === "x" ? 0 : 1;
      svg += disc(
        d,
        `<path d="M${num(p0[0])} ${num(p0[1])}A${num(r)} ${num(r)} 0 0 ${sweep} ${num(p1[0])} ${num(p1[1])}"` +
          ` fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
      );
    }
    svg += disc(length, round(axis === "x" ? right : l) + (face ? face(r, this) : ""));
    const span =
      axis === "x"
        ? [x, y - r, z - r, x + length, y + r, z + r]
        : [x - r, y, z - r, x + r, y + length, z + r];
    return this.add(bounds ?? span, svg);
  }

  /** A round bar between two points; `width` in world units. */
  beam(a, b, width, { color, cap = "round", bounds } = {}) {
    const [top, left, right] = this.tones(color);
    const [p, q] = [this.project(...a), this.project(...b)];
    const w = width * this.scale;
    const at = (dx, dy) => ({ x1: p[0] + dx, y1: p[1] + dy, x2: q[0] + dx, y2: q[1] + dy });
    let svg = element("line", { ...at(0, 0), stroke: right, "stroke-width": w, "stroke-linecap": cap });
    svg += element("line", {
      ...at(-w * 0.1, -w * 0.06),
      stroke: left,
      "stroke-width": w * 0.74,
      "stroke-linecap": cap,
    });
    svg += element("line", {
      ...at(-w * 0.2, -w * 0.16),
      stroke: top,
      "stroke-width": w * 0.2,
      "stroke-linecap": cap,
    });
    const h = width / 2;
    const span = [0, 1, 2]
      .map((i) => Math.min(a[i], b[i]) - h)
      .concat([0, 1, 2].map((i) => Math.max(a[i], b[i]) + h));
    return this.add(bounds ?? span, svg);
  }
}
