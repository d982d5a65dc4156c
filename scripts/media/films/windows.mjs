import { mix, random, smooth } from "./maths.mjs";

/**
 * The two windows through which a scene is seen. Both are cut from the same canvas: the desktop picture is
 * its upper 1280×720, the mobile one a 576×720 window that sits lower, so that the bright matter moves up
 * into the upper third and leaves the rest to the heading.
 */

/**
 * @typedef {object} View
 * @property {number} [mobileX] left edge of the mobile window on the canvas
 * @property {number} [mobileY] top edge of the mobile window, at most 176
 * @property {number} [exposure]
 * @property {number} [bloom]
 * @property {number} [left] light that passes at the left edge on desktop, where the heading stands
 * @property {number} [clear] share of the width at which the light passes unhindered
 * @property {number} [floor] light that passes at the bottom edge on desktop
 * @property {number} [mobileFloor] light that passes at the bottom edge on mobile
 */

/** @type {Required<View>} */
const DEFAULTS = {
  mobileX: 480,
  mobileY: 176,
  exposure: 1,
  bloom: 1,
  left: 0.22,
  clear: 0.56,
  floor: 0.25,
  mobileFloor: 0.06,
};

/**
 * @param {View} [view]
 * @returns {{ exposure: number, bloom: number, windows: Record<"desktop" | "mobile", object> }}
 */
export function openWindows(view = {}) {
  const v = { ...DEFAULTS, ...view };
  const desktop = { x: 0, y: 0, width: 1280, height: 720 };
  const mobile = { x: v.mobileX, y: v.mobileY, width: 576, height: 720 };
  // The heading stands at the lower left on desktop: that corner is darker than the rest of the left side.
  const corner = (x, y) => 1 - 0.6 * smooth(0.64, 0.34, x) * smooth(0.34, 0.6, y);
  const desktopVeil = (x, y) =>
    mix(v.left, 1, smooth(0.06, v.clear, x)) *
    corner(x, y) *
    mix(1, v.floor, smooth(0.6, 1, y)) *
    mix(0.6, 1, smooth(0, 0.16, y));
  // The lower two thirds carry the heading: the light fades under it but never stops at a hard edge.
  const mobileVeil = (x, y) =>
    mix(1, v.mobileFloor, smooth(0.26, 0.7, y)) *
    mix(0.6, 1, smooth(0, 0.14, y)) *
    mix(0.8, 1, smooth(0, 0.3, x));
  return {
    exposure: v.exposure,
    bloom: v.bloom,
    windows: { desktop: prepare(desktop, desktopVeil, 11), mobile: prepare(mobile, mobileVeil, 13) },
  };
}

function prepare(window, veil, seed) {
  const { width, height } = window;
  const mask = new Float32Array(width * height);
  const dither = new Float32Array(width * height);
  const next = random(seed);
  // Triangular noise a little under one 8-bit step: it dissolves the bands of the 8-bit H.264 variant, and
  // because it is the same in every frame it costs the encoders next to nothing.
  const step = 257 * 0.45;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      mask[i] = veil((x + 0.5) / width, (y + 0.5) / height);
      dither[i] = (next() + next() - 1) * step;
    }
  }
  return { ...window, veil: mask, dither, pixels: new Uint16Array(width * height * 3) };
}
