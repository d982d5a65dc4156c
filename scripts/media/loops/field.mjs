/**
 * The ground behind every scene: the brand's threads, far out of focus. Loose on the left, gathered in a
 * focus, ordered on the right. It stands still: the interface is the one moving thing, and a still ground
 * costs a film almost no bytes.
 */

/**
 * @typedef {object} Field
 * @property {number} seed
 * @property {[number, number]} focus where the threads meet
 * @property {[string, string]} colours before and after the focus, as "r,g,b"
 * @property {number} [slope] how far the right end is above (negative) or below the focus
 * @property {number} [light] 1 is the usual, quiet amount
 */

export const TEAL = "63,217,191";
export const CORAL = "255,106,61";
export const IRIS = "154,164,255";

/** Runs in the page. */
function paint(canvas, { seed, focus, colours, slope = 0, light = 1 }) {
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

  context.fillStyle = "#061016";
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
    stroke.addColorStop(at, `rgba(255,194,122,${alpha * 1.25})`);
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

/** @param {Field} field */
export function fieldHtml(field) {
  const size = 'width="1280" height="720"';
  return `<canvas id="field" ${size}></canvas>
<script>(${paint})(document.getElementById("field"),${JSON.stringify(field)})</script>`;
}
