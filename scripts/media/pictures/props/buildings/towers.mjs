import { palette } from "../../engine/palette.mjs";
import { windows } from "../textures/surfaces.mjs";

export function tower(
  s,
  x,
  y,
  dx,
  dy,
  dz,
  { color, cols = 4, rows = 9, lit = 0.22, seed = 1, ...rest } = {},
) {
  const dark = color === "dark" || color === "black";
  const paint = (count, k) =>
    windows({
      cols: count,
      rows,
      lit,
      seed: seed + k,
      fill: dark && !s.theme.dark ? palette.steel511 : undefined,
      litFill: dark && !s.theme.dark ? palette.teal270 : undefined,
    });
  s.box(x, y, 0, dx, dy, dz, {
    color,
    left: paint(cols, 0),
    right: paint(Math.max(1, Math.round((cols * dy) / dx)), 50),
    ...rest,
  });
}
