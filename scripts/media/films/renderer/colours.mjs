/** The films' colours as linear light. */
import { palette } from "../../palette.mjs";

/** "#RRGGBB" as [red, green, blue] from 0 to 1. */
const linear = (hex) => [1, 3, 5].map((i) => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);

export const BACKGROUND = linear(palette.dark950);
export const CORAL = linear(palette.coral);
export const AMBER = linear(palette.amber);
export const TEAL = linear(palette.teal);
export const PETROL = linear(palette.petrol);
export const IRIS = linear(palette.iris);
export const BLUE = linear(palette.blue);
export const WHITE = linear(palette.warmWhite);
export const MIST = linear(palette.mist);

/** Blends two colours into `out`; a new array for every vertex would be slow. `t` is the share of b, from 0 to 1. */
export function blend(out, a, b, t) {
  out[0] = a[0] + (b[0] - a[0]) * t;
  out[1] = a[1] + (b[1] - a[1]) * t;
  out[2] = a[2] + (b[2] - a[2]) * t;
  return out;
}
