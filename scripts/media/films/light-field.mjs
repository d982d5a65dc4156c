import { INK } from "./palette.mjs";
import { blurInPlace, downsample, plane, upsampleAdd } from "./pyramid.mjs";

/**
 * An HDR canvas to which points and strokes of light are added.
 *
 * Light is stored linearly in a pyramid of buffers: level 0 is the canvas itself, every further level
 * has half its size. A sharp point goes to level 0, one that is out of focus goes to a coarser level that
 * is blurred and scaled up later, so that a wide soft spot costs no more than a sharp one and leaves no
 * grain for the video encoder to chew on.
 */

/** The canvas is taller than the desktop picture: the mobile window sits lower in it (see render.mjs). */
export const CANVAS_WIDTH = 1280;
export const CANVAS_HEIGHT = 896;

const DEFOCUS_LEVELS = 5;
const STRIDE = 6;

/**
 * How much of the tone curve follows the strongest channel. At 0 every channel is bent on its own, which
 * turns dim coral to red; at 1 highlights never whiten.
 */
const HUE = 0.55;

const MAX_VERTICES = 4096;

/** Gains of the bloom, fine to coarse: a tight halo, then a faint wide glow. */
const DEFAULT_BLOOM = [0.1, 0.09, 0.075, 0.06, 0.045, 0.03];

export class LightField {
  constructor(width = CANVAS_WIDTH, height = CANVAS_HEIGHT) {
    this.width = width;
    this.height = height;
    this.levels = [];
    for (let level = 0; level < DEFOCUS_LEVELS; level++) this.levels.push(plane(width, height, level));
    this.bloomLevels = DEFAULT_BLOOM.map((_, index) => plane(width, height, index + 1));
    this.path = new Float32Array(MAX_VERTICES * STRIDE);
    this.vertices = 0;
  }

  clear() {
    for (const level of this.levels) level.data.fill(0);
    this.vertices = 0;
  }

  /**
   * Adds one point of light.
   * @param {number} x canvas pixels
   * @param {number} y canvas pixels
   * @param {number} r linear energy
   * @param {number} g linear energy
   * @param {number} b linear energy
   * @param {number} [blur] radius in pixels; 1 or less is sharp
   */
  point(x, y, r, g, b, blur = 0) {
    if (blur <= 1) {
      splat(this.levels[0], x, y, r, g, b);
      return;
    }
    // The levels are about 1, 2, 4, 8 … pixels wide: share the energy between the nearest two.
    const exact = Math.min(Math.log2(blur), DEFOCUS_LEVELS - 1.001);
    const lower = exact | 0;
    const upperShare = exact - lower;
    const lowerShare = 1 - upperShare;
    splatScaled(this.levels[lower], x, y, r * lowerShare, g * lowerShare, b * lowerShare);
    splatScaled(this.levels[lower + 1], x, y, r * upperShare, g * upperShare, b * upperShare);
  }

  /** Adds a vertex to the path that the next `stroke` draws. The colour is energy per pixel of length. */
  vertex(x, y, r, g, b, blur = 0) {
    if (this.vertices >= MAX_VERTICES) return;
    const { path } = this;
    const o = this.vertices++ * STRIDE;
    path[o] = x;
    path[o + 1] = y;
    path[o + 2] = r;
    path[o + 3] = g;
    path[o + 4] = b;
    path[o + 5] = blur;
  }

  /** Draws the path as a line of light, colour and focus blending from vertex to vertex, and empties it. */
  stroke() {
    const { path, width, height } = this;
    for (let v = 1; v < this.vertices; v++) {
      const a = (v - 1) * STRIDE;
      const b = v * STRIDE;
      const x0 = path[a];
      const y0 = path[a + 1];
      const dx = path[b] - x0;
      const dy = path[b + 1] - y0;
      if (outside(x0, path[b], width) || outside(y0, path[b + 1], height)) continue;
      const blur = (path[a + 5] + path[b + 5]) * 0.5;
      const length = Math.hypot(dx, dy);
      // A soft stroke may be stepped coarsely: its spots overlap anyway.
      const steps = Math.max(1, Math.ceil(length / Math.max(0.9, blur * 0.5)));
      const energy = length / steps;
      const dr = path[b + 2] - path[a + 2];
      const dg = path[b + 3] - path[a + 3];
      const db = path[b + 4] - path[a + 4];
      if (path[a + 2] + path[a + 3] + path[a + 4] + path[b + 2] + path[b + 3] + path[b + 4] < 1e-5) continue;
      for (let s = 0; s < steps; s++) {
        const k = (s + 0.5) / steps;
        this.point(
          x0 + dx * k,
          y0 + dy * k,
          (path[a + 2] + dr * k) * energy,
          (path[a + 3] + dg * k) * energy,
          (path[a + 4] + db * k) * energy,
          blur,
        );
      }
    }
    this.vertices = 0;
  }

  /** A straight line between two points, drawn at once. */
  line(x0, y0, x1, y1, r, g, b, blur = 0) {
    this.vertex(x0, y0, r, g, b, blur);
    this.vertex(x1, y1, r, g, b, blur);
    this.stroke();
  }

  /**
   * Brings the soft levels together and adds the bloom. Call once per frame, after the drawing.
   * @param {number} [strength] multiplies the bloom
   */
  gather(strength = 1) {
    const { levels, bloomLevels } = this;
    for (let level = levels.length - 1; level > 0; level--) {
      if (level > 1) blurInPlace(levels[level - 1]);
      if (level === levels.length - 1) blurInPlace(levels[level]);
      upsampleAdd(levels[level], levels[level - 1]);
    }
    let source = levels[0];
    for (const target of bloomLevels) {
      downsample(source, target);
      source = target;
    }
    for (let level = bloomLevels.length - 1; level >= 0; level--) {
      const { data } = bloomLevels[level];
      blurInPlace(bloomLevels[level]);
      const gain = DEFAULT_BLOOM[level] * strength;
      for (let i = 0; i < data.length; i++) data[i] *= gain;
      if (level + 1 < bloomLevels.length) upsampleAdd(bloomLevels[level + 1], bloomLevels[level]);
    }
    upsampleAdd(bloomLevels[0], levels[0]);
  }

  /**
   * Develops a window of the canvas into 16-bit RGB (little endian, as ffmpeg's rgb48le).
   * @param {{ x: number, y: number, width: number, height: number }} window
   * @param {Float32Array} veil how much light each pixel of the window lets through
   * @param {Float32Array} dither noise of about one 8-bit step, added before rounding
   * @param {number} exposure
   * @param {Uint16Array} out
   */
  develop(window, veil, dither, exposure, out) {
    const { data } = this.levels[0];
    const { width } = this;
    let o = 0;
    let p = 0;
    for (let y = 0; y < window.height; y++) {
      let i = ((y + window.y) * width + window.x) * 3;
      for (let x = 0; x < window.width; x++, p++) {
        const pass = veil[p] * exposure;
        const noise = dither[p];
        const r = data[i++] * pass;
        const g = data[i++] * pass;
        const b = data[i++] * pass;
        const peak = Math.max(r, g, b);
        const keep = peak > 1e-6 ? (filmic(peak) / peak) * HUE : 0;
        out[o++] = encode(INK[0] + r * keep + filmic(r) * (1 - HUE), noise);
        out[o++] = encode(INK[1] + g * keep + filmic(g) * (1 - HUE), noise);
        out[o++] = encode(INK[2] + b * keep + filmic(b) * (1 - HUE), noise);
      }
    }
    return out;
  }
}

function outside(a, b, limit) {
  return (a < -20 && b < -20) || (a > limit + 20 && b > limit + 20);
}

/** Adds a point, spread over the four pixels it touches. */
function splat(level, x, y, r, g, b) {
  const { data, width, height } = level;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return;
  const fx = x - x0;
  const fy = y - y0;
  const w00 = (1 - fx) * (1 - fy);
  const w10 = fx * (1 - fy);
  const w01 = (1 - fx) * fy;
  const w11 = fx * fy;
  let i = (y0 * width + x0) * 3;
  data[i] += r * w00;
  data[i + 1] += g * w00;
  data[i + 2] += b * w00;
  data[i + 3] += r * w10;
  data[i + 4] += g * w10;
  data[i + 5] += b * w10;
  i += width * 3;
  data[i] += r * w01;
  data[i + 1] += g * w01;
  data[i + 2] += b * w01;
  data[i + 3] += r * w11;
  data[i + 4] += g * w11;
  data[i + 5] += b * w11;
}

/** As `splat`, for a coarse level: one of its pixels covers scale² of the canvas. */
function splatScaled(level, x, y, r, g, b) {
  const { scale } = level;
  const k = 1 / (scale * scale);
  splat(level, (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5, r * k, g * k, b * k);
}

/** Film-like response (Narkowicz's fit of ACES): a soft toe, and highlights that roll off to white. */
function filmic(v) {
  return (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
}

/** Gamma as a table over the square root of the light, which is fine-grained where the picture is dark. */
const GAMMA_STEPS = 16384;
const GAMMA = new Float32Array(GAMMA_STEPS + 2);
for (let i = 0; i < GAMMA.length; i++) GAMMA[i] = 65535 * ((i / GAMMA_STEPS) ** 2) ** (1 / 2.2);

function encode(v, noise) {
  if (v >= 1) return 65535;
  const value = GAMMA[(Math.sqrt(v) * GAMMA_STEPS) | 0] + noise;
  return Math.min(65535, Math.max(0, value));
}
