import { palette } from "../../engine/palette.mjs";
import { line, rect } from "../../engine/svg.mjs";
import { windows } from "../textures/surfaces.mjs";

export const cross =
  (fill = palette.white, size = 0.6) =>
  (w, h) => {
    const d = Math.min(w, h) * size;
    const t = d / 3;
    return rect(w / 2 - t / 2, h / 2 - d / 2, t, d, fill) + rect(w / 2 - d / 2, h / 2 - t / 2, d, t, fill);
  };

export function hospital(s, x, y, { u = 1, color = "pale", seed = 1 } = {}) {
  const glass = { fill: s.theme.dark ? palette.steel901 : palette.steel400, lit: 0.3 };
  s.box(x, y, 0, 3.4 * u, 2.2 * u, 4.4 * u, {
    color,
    left: windows({ cols: 6, rows: 7, seed, ...glass }),
    right: windows({ cols: 4, rows: 7, seed: seed + 9, ...glass }),
  });
  s.box(x + 0.9 * u, y + 0.5 * u, 4.4 * u, 1.6 * u, 0.5 * u, 1.5 * u, {
    color: "coral",
    shadow: false,
    left: cross(palette.white, 0.72),
  });
  s.box(x - 0.6 * u, y + 2.2 * u, 0, 4.6 * u, 1.7 * u, 1.5 * u, {
    color: "stone",
    left: (w, h) =>
      rect(w * 0.4, h * 0.32, w * 0.2, h * 0.68, s.theme.dark ? palette.amber : palette.steel760) +
      line(w * 0.5, h * 0.32, w * 0.5, h, palette.white, { strokeWidth: 0.04, opacity: 0.5 }) +
      [0.08, 0.24, 0.68, 0.84]
        .map((v) => rect(w * v, h * 0.34, w * 0.1, h * 0.32, s.theme.dark ? palette.teal : palette.steel400))
        .join(""),
    right: windows({ cols: 2, rows: 1, lit: 0, pad: 0.26, ...glass }),
  });
  s.box(x + 1 * u, y + 3.9 * u, 1 * u, 1.5 * u, 0.7 * u, 0.12 * u, { color: "coral", shadow: false });
}
