import { blurInPlace, createLevel, downsample, upsampleAdd } from "./image-pyramid.mjs";
import { splat, splatScaled } from "./splat.mjs";

/** Taller than the desktop viewport, because the mobile one lies lower. */
export const CANVAS_WIDTH = 1280;
export const CANVAS_HEIGHT = 896;

const DEFOCUS_LEVELS = 5;
/** In a scene's pixels. */
const MAX_BLUR = 2 ** (DEFOCUS_LEVELS - 1.001);
const STRIDE = 6;
const MAX_VERTICES = 4096;

/** From a narrow halo to a wide glow. */
const BLOOM_GAINS = [0.1, 0.09, 0.075, 0.06, 0.045, 0.03];

/**
 * A canvas of linear light, to which points and strokes are added. Scenes are drawn for one size; `scale` draws them
 * larger and sharper, at the same brightness. Both sides times `scale` must be multiples of 64: each level halves them.
 *
 * The light is stored in an image pyramid: level 0 has full size, each further level half the size. Points out of
 * focus go to a coarse level that is blurred and scaled up later, so a wide soft spot costs as little as a sharp one.
 */
export class HdrCanvas {
  constructor({ width = CANVAS_WIDTH, height = CANVAS_HEIGHT, scale = 1 } = {}) {
    this.width = width * scale;
    this.height = height * scale;
    this.scale = scale;
    const count = DEFOCUS_LEVELS + Math.ceil(Math.log2(scale));
    this.levels = Array.from({ length: count }, (_, level) => createLevel(this.width, this.height, level));
    this.bloomLevels = BLOOM_GAINS.map((_, index) => createLevel(this.width, this.height, index + 1));
    this.path = new Float32Array(MAX_VERTICES * STRIDE);
    this.vertices = 0;
  }

  clear() {
    for (const level of this.levels) level.data.fill(0);
    this.vertices = 0;
  }

  /** Adds a point of light: position in pixels, linear energy, radius of the blur in pixels (sharp up to 1). */
  point(x, y, r, g, b, blur = 0) {
    const { scale } = this;
    const area = scale * scale;
    this.#add(x * scale, y * scale, r * area, g * area, b * area, Math.min(blur, MAX_BLUR) * scale);
  }

  #add(x, y, r, g, b, blur) {
    if (blur <= 1) {
      splat(this.levels[0], x, y, r, g, b);
      return;
    }
    // The levels blur by about 1, 2, 4, 8 … pixels; the energy is shared between the two nearest.
    const exact = Math.log2(blur);
    const lower = exact | 0;
    const upperShare = exact - lower;
    const lowerShare = 1 - upperShare;
    splatScaled(this.levels[lower], x, y, r * lowerShare, g * lowerShare, b * lowerShare);
    splatScaled(this.levels[lower + 1], x, y, r * upperShare, g * upperShare, b * upperShare);
  }

  /** Adds a vertex to the path of the next `stroke`. Its colour is energy per pixel of length. */
  vertex(x, y, r, g, b, blur = 0) {
    if (this.vertices >= MAX_VERTICES) return;
    const { path, scale } = this;
    const o = this.vertices++ * STRIDE;
    path[o] = x * scale;
    path[o + 1] = y * scale;
    // The line is longer by the scale itself.
    path[o + 2] = r * scale;
    path[o + 3] = g * scale;
    path[o + 4] = b * scale;
    path[o + 5] = Math.min(blur, MAX_BLUR) * scale;
  }

  /** Draws the path as a line of light, interpolating colour and blur, and clears it. */
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
      // The points of a blurred stroke overlap, so they may lie further apart.
      const steps = Math.max(1, Math.ceil(length / Math.max(0.9, blur * 0.5)));
      const energy = length / steps;
      const dr = path[b + 2] - path[a + 2];
      const dg = path[b + 3] - path[a + 3];
      const db = path[b + 4] - path[a + 4];
      if (path[a + 2] + path[a + 3] + path[a + 4] + path[b + 2] + path[b + 3] + path[b + 4] < 1e-5) continue;
      for (let s = 0; s < steps; s++) {
        const k = (s + 0.5) / steps;
        this.#add(
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

  /** Draws a straight line. */
  line(x0, y0, x1, y1, r, g, b, blur = 0) {
    this.vertex(x0, y0, r, g, b, blur);
    this.vertex(x1, y1, r, g, b, blur);
    this.stroke();
  }

  /** Merges the levels and adds the bloom, once everything of a frame is drawn. `bloom` multiplies its gains. */
  composite(bloom = 1) {
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
      const gain = BLOOM_GAINS[level] * bloom;
      for (let i = 0; i < data.length; i++) data[i] *= gain;
      if (level + 1 < bloomLevels.length) upsampleAdd(bloomLevels[level + 1], bloomLevels[level]);
    }
    upsampleAdd(bloomLevels[0], levels[0]);
  }
}

/** Both ends of a line lie beyond the same edge, with room for its blur. */
function outside(a, b, limit) {
  return (a < -20 && b < -20) || (a > limit + 20 && b > limit + 20);
}
