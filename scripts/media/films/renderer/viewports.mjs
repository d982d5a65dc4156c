import { random } from "../../random.mjs";
import { mix, smoothstep } from "./maths.mjs";

/** By how much larger the film for wide screens is: 1920×1080. */
export const WIDE_SCALE = 1.5;

/**
 * The crops of the canvas that become films: desktop is its upper 1280×720, wide the same on a canvas that is
 * WIDE_SCALE as large, mobile a 576×720 part that lies lower, so that the bright parts end up in the upper third and
 * leave the rest to the heading.
 *
 * @typedef {object} View what a scene exports; shares are from 0 to 1
 * @property {number} [mobileX] left edge of the mobile viewport on the canvas, in pixels
 * @property {number} [mobileY] its top edge, at most 176
 * @property {number} [exposure]
 * @property {number} [bloom]
 * @property {number} [left] light at the left edge on desktop, behind the heading
 * @property {number} [clear] share of the width from which on the light is full
 * @property {number} [floor] light at the bottom edge on desktop
 * @property {number} [mobileFloor] light at the bottom edge on mobile
 *
 * @typedef {{ x: number, y: number, width: number, height: number, vignette: Float32Array, dither: Float32Array, pixels: Uint16Array }} Viewport
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
 * @returns {{ exposure: number, bloom: number, viewports: Record<"desktop" | "wide" | "mobile", Viewport> }}
 */
export function createViewports(view = {}) {
  const v = { ...DEFAULTS, ...view };
  const desktop = { x: 0, y: 0, width: 1280, height: 720 };
  const wide = { x: 0, y: 0, width: 1280 * WIDE_SCALE, height: 720 * WIDE_SCALE };
  const mobile = { x: v.mobileX, y: v.mobileY, width: 576, height: 720 };
  const corner = (x, y) => 1 - 0.6 * smoothstep(0.64, 0.34, x) * smoothstep(0.34, 0.6, y);
  const desktopVignette = (x, y) =>
    mix(v.left, 1, smoothstep(0.06, v.clear, x)) *
    corner(x, y) *
    mix(1, v.floor, smoothstep(0.6, 1, y)) *
    mix(0.6, 1, smoothstep(0, 0.16, y));
  const mobileVignette = (x, y) =>
    mix(1, v.mobileFloor, smoothstep(0.26, 0.7, y)) *
    mix(0.6, 1, smoothstep(0, 0.14, y)) *
    mix(0.8, 1, smoothstep(0, 0.3, x));
  return {
    exposure: v.exposure,
    bloom: v.bloom,
    viewports: {
      desktop: createViewport(desktop, desktopVignette, 11),
      wide: createViewport(wide, desktopVignette, 11),
      mobile: createViewport(mobile, mobileVignette, 13),
    },
  };
}

function createViewport(rect, vignetteAt, seed) {
  const { width, height } = rect;
  const vignette = new Float32Array(width * height);
  const dither = new Float32Array(width * height);
  const next = random(seed);
  // Triangular noise of just under one 8-bit step prevents banding in the 8-bit H.264 variants. It is the same in
  // every frame, which the encoders compress well.
  const step = 257 * 0.45;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      vignette[i] = vignetteAt((x + 0.5) / width, (y + 0.5) / height);
      dither[i] = (next() + next() - 1) * step;
    }
  }
  return { ...rect, vignette, dither, pixels: new Uint16Array(width * height * 3) };
}
