/** Shadows on the ground; the light comes from the upper left. */
import { FLAT, ROUND } from "./canvas.mjs";
import { Faces } from "./faces.mjs";
import { hull } from "./hull.mjs";
import { tag } from "./svg.mjs";

export class Shadows extends Faces {
  /** Shadow of an upright box on the ground; the light comes from the upper left. */
  shadow(x, y, dx, dy, dz, length = 1) {
    const reach = Math.min(1.6, 0.25 + dz * 0.3) * length;
    const base = [
      [x, y],
      [x + dx, y],
      [x + dx, y + dy],
      [x, y + dy],
    ];
    const far = base.map(([a, b]) => [a + reach * 0.9, b + reach * 0.16]);
    this.shadows.push(`<polygon points="${this.points(hull([...base, ...far]))}"/>`);
    return this;
  }

  roundShadow(x, y, r, h) {
    const [cx, cy] = this.p(x, y);
    const reach = Math.min(1.2, 0.15 + h * 0.22) * this.k;
    const rx = r * this.k * ROUND;
    this.shadows.push(
      tag("ellipse", {
        cx: cx + reach * 0.5,
        cy: cy + reach * 0.3,
        rx: rx + reach * 0.42,
        ry: rx * FLAT + reach * 0.22,
      }),
    );
    return this;
  }
}
