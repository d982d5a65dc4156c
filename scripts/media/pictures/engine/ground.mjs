import { Beams } from "./beams.mjs";
import { COS } from "./canvas.mjs";
import { attrs, element, polyline } from "./svg.mjs";

export class Ground extends Beams {
  /** A grid over the whole ground. */
  ground({ step = 1, opacity = 0.75 } = {}) {
    const corners = [
      [0, 0],
      [this.width, 0],
      [0, this.height],
      [this.width, this.height],
    ].map(([sx, sy]) => {
      const diff = (sx - this.ox) / (COS * this.scale);
      const sum = (2 * (sy - this.oy)) / this.scale;
      return [(sum + diff) / 2, (sum - diff) / 2];
    });
    const range = (i) => [
      Math.floor(Math.min(...corners.map((c) => c[i])) / step) * step,
      Math.ceil(Math.max(...corners.map((c) => c[i])) / step) * step,
    ];
    const [[x0, x1], [y0, y1]] = [range(0), range(1)];
    let d = "";
    for (let x = x0; x <= x1; x += step) d += polyline([this.project(x, y0), this.project(x, y1)]);
    for (let y = y0; y <= y1; y += step) d += polyline([this.project(x0, y), this.project(x1, y)]);
    this.groundAreas.unshift(
      `<path d="${d}" stroke="${this.theme.grid}" stroke-opacity="${opacity}" fill="none"/>`,
    );
    return this;
  }

  /** A rectangle on the ground; `paint` is its texture. */
  plate(x, y, dx, dy, fill, { stroke, dash, strokeWidth = 1.5, opacity, paint } = {}) {
    const list = [
      [x, y],
      [x + dx, y],
      [x + dx, y + dy],
      [x, y + dy],
    ];
    this.groundAreas.push(
      this.polygon(list, fill ?? "none", {
        "fill-opacity": opacity,
        stroke,
        "stroke-width": stroke && strokeWidth,
        "stroke-dasharray": dash,
      }),
    );
    if (paint) this.groundAreas.push(this.decal("top", x, y, 0, paint(dx, dy, this)));
    return this;
  }

  /**
   * A polyline. `layer` is "ground" (below all solids), "item" (sorted among them) or "over"; `glow` counts in the dark
   * theme only.
   */
  path(
    list,
    {
      color = this.theme.coral,
      w = 3,
      glow = true,
      dash,
      layer = "ground",
      nodes = false,
      opacity,
      bounds,
    } = {},
  ) {
    const base = { fill: "none", stroke: color, "stroke-linejoin": "round", "stroke-linecap": "round" };
    const points = this.points(list);
    let svg = "";
    if (glow && this.theme.dark) {
      const wide = { ...base, "stroke-width": w * 4, "stroke-opacity": 0.3, filter: "url(#glow)" };
      svg += `<polyline points="${points}"${attrs(wide)}/>`;
    }
    const own = { ...base, "stroke-width": w, "stroke-dasharray": dash, "stroke-opacity": opacity };
    svg += `<polyline points="${points}"${attrs(own)}/>`;
    if (nodes) {
      for (const q of list) {
        const [cx, cy] = this.project(...q);
        svg += element("circle", {
          cx,
          cy,
          r: w * 2.2,
          fill: this.theme.backgroundEdge,
          stroke: color,
          "stroke-width": w * 0.8,
        });
      }
    }
    if (layer === "over") this.draw(svg);
    else if (layer === "ground") this.groundLines.push(svg);
    else {
      const full = list.map((q) => [q[0], q[1], q[2] ?? 0]);
      const span = [0, 1, 2]
        .map((i) => Math.min(...full.map((q) => q[i])) - 0.01)
        .concat([0, 1, 2].map((i) => Math.max(...full.map((q) => q[i])) + 0.01));
      this.add(bounds ?? span, svg);
    }
    return this;
  }
}
