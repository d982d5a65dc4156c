import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";

/** A blueprint texture: a grid with the texture `paint` on it. */
export const blueprint =
  (paint, { ground = palette.iris630, lineColor = palette.iris, step = 0.5 } = {}) =>
  (w, h, s) => {
    let svg = rect(0, 0, w, h, ground);
    for (let u = step; u < w; u += step)
      svg += line(u, 0, u, h, lineColor, { strokeWidth: 0.02, opacity: 0.45 });
    for (let v = step; v < h; v += step)
      svg += line(0, v, w, v, lineColor, { strokeWidth: 0.02, opacity: 0.45 });
    return (
      svg +
      rect(0.2, 0.2, w - 0.4, h - 0.4, "none", { stroke: lineColor, strokeWidth: 0.04 }) +
      (paint?.(w, h, s) ?? "")
    );
  };
