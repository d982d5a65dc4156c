import { depthSort } from "./depth-sort.mjs";
import { Ground } from "./ground.mjs";
import { attrs, element, num } from "./svg.mjs";

/**
 * An isometric scene that becomes an SVG. In the world x runs to the lower right, y to the lower left and z up; of a box
 * the viewer sees the top, the left (+y) and the right (+x) face. Solids are depth-sorted by their bounds.
 */
export class Scene extends Ground {
  /** A map pin above a point. `glyph` is SVG around 0, 0 for its head. */
  pin(x, y, z, { color = this.theme.coral, h = 2, r = 11, glyph } = {}) {
    const [fx, fy] = this.project(x, y, z);
    const [, hy] = this.project(x, y, z + h);
    return this.draw(
      element("ellipse", {
        cx: fx,
        cy: fy,
        rx: r * 1.5,
        ry: r * 0.86,
        fill: color,
        "fill-opacity": 0.16,
        stroke: color,
        "stroke-width": 1.8,
      }) +
        element("line", { x1: fx, y1: fy, x2: fx, y2: hy, stroke: color, "stroke-width": 2.4 }) +
        element("circle", { cx: fx, cy: hy, r, fill: color }) +
        (glyph
          ? `<g transform="translate(${num(fx)} ${num(hy)})">${glyph}</g>`
          : element("circle", { cx: fx, cy: hy, r: r * 0.42, fill: this.theme.backgroundEdge })),
    );
  }

  /** A dotted line from a point of the world [x, y, z] to one of the picture [px, py]. */
  leader(from, to, { color = this.theme.muted } = {}) {
    const a = this.project(...from);
    return this.draw(
      element("line", {
        x1: a[0],
        y1: a[1],
        x2: to[0],
        y2: to[1],
        stroke: color,
        "stroke-width": 2,
        "stroke-dasharray": "2 6",
        "stroke-linecap": "round",
      }) +
        element("circle", {
          cx: a[0],
          cy: a[1],
          r: 5,
          fill: color,
          stroke: this.theme.background,
          "stroke-width": 1.5,
        }),
      { label: true, leader: { from: a, to } },
    );
  }

  /** The picture, or its close-up without labels, for where it is too small to read them. */
  svg(title, { small = false } = {}) {
    const { theme, width, height } = this;
    const part = small ? this.closeUp() : { x: 0, y: 0, width, height };
    const blur = (id, deviation) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%">` +
      `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;
    const defs = [
      `<radialGradient id="bg" cx=".5" cy=".42" r=".85"><stop stop-color="${theme.background}"/>` +
        `<stop offset="1" stop-color="${theme.backgroundEdge}"/></radialGradient>`,
      `<radialGradient id="vig" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#fff"/>` +
        `<stop offset="1" stop-color="#000"/></radialGradient>`,
      `<mask id="fade"><rect width="${width}" height="${height}" fill="url(#vig)"/></mask>`,
      blur("soft", 7),
      blur("soft2", 16),
      blur("glow", 9),
      ...this.defs.values(),
    ].join("");
    const shade = { fill: theme.shadow, opacity: theme.shadowOpacity, filter: "url(#soft)" };
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[part.x, part.y, part.width, part.height].map(num).join(" ")}" role="img"><title>` +
        `${title}</title>`,
      `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="url(#bg)"/>`,
      `<g mask="url(#fade)">${this.groundAreas.join("")}</g>`,
      `<g${attrs(shade)}>${this.shadows.join("")}</g>`,
      this.groundLines.join(""),
      depthSort(this.solids)
        .map((i) => i.svg)
        .join(""),
      this.overlays
        .filter(({ label }) => !(small && label))
        .map(({ svg }) => svg)
        .join(""),
      "</svg>",
    ].join("");
  }
}
