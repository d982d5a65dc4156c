/** The brand's colours as linear light, ready to be added up. */

/**
 * @param {string} hex
 * @returns {[number, number, number]}
 */
export function light(hex) {
  return [1, 3, 5].map((i) => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);
}

/** The ground of every film; the page around it has the same colour. */
export const INK = light("#061016");

export const CORAL = light("#ff6a3d");
export const AMBER = light("#ffc27a");
export const TEAL = light("#3fd9bf");
export const DEEP_TEAL = light("#1f7f8c");
export const IRIS = light("#9aa4ff");
export const DEEP_IRIS = light("#4450c8");
export const WHITE = light("#fff3e6");
export const MIST = light("#dce9ea");

/**
 * Blends two colours into `out` (no allocation: this runs for every vertex).
 * @param {number[]} out
 * @param {number[]} a
 * @param {number[]} b
 * @param {number} t
 */
export function blend(out, a, b, t) {
  out[0] = a[0] + (b[0] - a[0]) * t;
  out[1] = a[1] + (b[1] - a[1]) * t;
  out[2] = a[2] + (b[2] - a[2]) * t;
  return out;
}
