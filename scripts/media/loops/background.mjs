import { palette } from "../palette.mjs";

/**
 * The background of a loop: a still image of blurred curves that are loose on the left, meet in a focus and leave as
 * ordered lines. A still background costs a video almost no bytes.
 *
 * @typedef {object} Background
 * @property {number} seed
 * @property {[number, number]} focus where the curves meet, in pixels
 * @property {[string, string]} colours before and after the focus, as "r,g,b"
 * @property {number} [slope] how far the right end lies below the focus, in pixels
 * @property {number} [light] brightness; 1 by default
 */

/** "#RRGGBB" as "r,g,b". */
const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)).join();

export const TEAL = rgb(palette.teal);
export const CORAL = rgb(palette.coral);
export const IRIS = rgb(palette.iris);

/** Runs in the page. */
function paint(canvas, { seed, focus, colours, slope = 0, light = 1, base, highlight }) {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  let state = seed * 7919 + 17;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (let i = 0; i < 40; i++) random();
  const [fx, fy] = focus;

  const glow = (x, y, radius, colour, alpha) => {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, `rgba(${colour},${alpha})`);
    gradient.addColorStop(0.5, `rgba(${colour},${alpha * 0.3})`);
    gradient.addColorStop(1, `rgba(${colour},0)`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };

  context.fillStyle = base;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "lighter";
  glow(fx, fy, 420, colours[1], 0.13 * light);
  glow(fx - 520, fy + 60, 620, colours[0], 0.07 * light);
  glow(fx + 640, fy + slope, 560, colours[1], 0.05 * light);

  context.lineWidth = 1.5;
  for (let i = 0; i < 90; i++) {
    const order = i / 89 - 0.5;
    const loose = fy + (random() - 0.5) * 900;
    const bend = (random() - 0.5) * 420;
    const stroke = context.createLinearGradient(-40, 0, width + 40, 0);
    const at = (fx + 40) / (width + 80);
    const alpha = (0.05 + random() * 0.11) * light;
    stroke.addColorStop(0, `rgba(${colours[0]},${alpha * 0.5})`);
    stroke.addColorStop(Math.max(0, at - 0.16), `rgba(${colours[0]},${alpha})`);
    stroke.addColorStop(at, `rgba(${highlight},${alpha * 1.25})`);
    stroke.addColorStop(Math.min(1, at + 0.14), `rgba(${colours[1]},${alpha})`);
    stroke.addColorStop(1, `rgba(${colours[1]},${alpha * 0.35})`);
    context.strokeStyle = stroke;
    context.filter = `blur(${(1.2 + random() * 3.4).toFixed(1)}px)`;
    context.beginPath();
    context.moveTo(-40, loose);
    context.bezierCurveTo(fx * 0.4, loose + bend, fx - 240, fy + order * 110, fx, fy + order * 26);
    const spread = fy + slope + order * 560;
    context.bezierCurveTo(fx + 260, fy + order * 26, width - 260, spread, width + 40, spread);
    context.stroke();
  }
}

/** @param {Background} background */
export function backgroundHtml(background) {
  const options = { ...background, base: palette.dark950, highlight: rgb(palette.amber) };
  return `<canvas id="background" width="1280" height="720"></canvas>
<script>(${paint})(document.getElementById("background"),${JSON.stringify(options)})</script>`;
}
