import { FLAT, ROUND } from "./canvas.mjs";
import { Faces } from "./faces.mjs";
import { element } from "./svg.mjs";

export class Shadows extends Faces {
  /** The shadow of a box on the ground; the light comes from the upper left. */
  shadow(x, y, dx, dy, dz, length = 1) {
    const reach = Math.min(1.6, 0.25 + dz * 0.3) * length;
    const base = [
      [x, y],
      [x + dx, y],
      [x + dx, y + dy],
      [x, y + dy],
    ];
    const far = base.map(([a, b]) => [a + reach * 0.9, b + reach * 0.16]);
    this.shadows.push(`<polygon points="${this.points(convexHull([...base, ...far]))}"/>`);
    return this;
  }

  roundShadow(x, y, r, h) {
    const [cx, cy] = this.project(x, y);
    const reach = Math.min(1.2, 0.15 + h * 0.22) * this.scale;
    const rx = r * this.scale * ROUND;
    this.shadows.push(
      element("ellipse", {
        cx: cx + reach * 0.5,
        cy: cy + reach * 0.3,
        rx: rx + reach * 0.42,
        ry: rx * FLAT + reach * 0.22,
      }),
    );
    return this;
  }
}

/** Convex hull (monotone chain). */
export function convexHull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const out = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = out.slice(-2);
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
