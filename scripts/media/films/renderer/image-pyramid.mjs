/**
 * Levels of an image pyramid, in interleaved linear RGB, and the filters between them.
 *
 * @typedef {{ data: Float32Array, scratch: Float32Array, width: number, height: number, scale: number }} Level
 */

/** A level of a canvas of that size: 0 has full size, 1 half of it. @returns {Level} */
export function createLevel(width, height, level) {
  const scale = 2 ** level;
  const w = Math.ceil(width / scale);
  const h = Math.ceil(height / scale);
  const size = w * h * 3;
  // Level 0 is never blurred in place.
  const scratch = new Float32Array(level === 0 ? 0 : size);
  return { data: new Float32Array(size), scratch, width: w, height: h, scale };
}

/** Averages each 2×2 pixels of `source` into one of `target`. */
export function downsample(source, target) {
  const row = source.width * 3;
  const { data, width, height } = target;
  const from = source.data;
  let o = 0;
  for (let y = 0; y < height; y++) {
    let i = y * 2 * row;
    for (let x = 0; x < width; x++, i += 6) {
      for (let c = 0; c < 3; c++) {
        const j = i + c;
        data[o++] = (from[j] + from[j + 3] + from[j + row] + from[j + row + 3]) * 0.25;
      }
    }
  }
}

/** Scales `source` up by two, bilinearly, and adds it to `target`. */
export function upsampleAdd(source, target) {
  const { width, height, data } = source;
  const out = target.data;
  const row = width * 3;
  for (let y = 0; y < target.height; y++) {
    // The centre of an even row lies a quarter above the centre of its source row, that of an odd one below.
    const near = Math.min(y >> 1, height - 1);
    const far = Math.min(height - 1, Math.max(0, y & 1 ? near + 1 : near - 1));
    const a = near * row;
    const b = far * row;
    let o = y * target.width * 3;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1) * 3;
      const middle = x * 3;
      const right = Math.min(width - 1, x + 1) * 3;
      for (let c = 0; c < 3; c++) {
        const m = data[a + middle + c] * 0.75 + data[b + middle + c] * 0.25;
        const l = data[a + left + c] * 0.75 + data[b + left + c] * 0.25;
        const r = data[a + right + c] * 0.75 + data[b + right + c] * 0.25;
        out[o + c] += m * 0.75 + l * 0.25;
        out[o + 3 + c] += m * 0.75 + r * 0.25;
      }
      o += 6;
    }
  }
}

/** A binomial blur, [1 4 6 4 1] in both directions. */
export function blurInPlace(target) {
  const { data, scratch, width, height } = target;
  blurPass(data, scratch, height, width, width * 3, 3);
  blurPass(scratch, data, width, height, 3, width * 3);
}

/** Blurs `lines` rows or columns of `count` pixels; `line` and `step` are the offsets from one to the next. */
function blurPass(from, to, lines, count, line, step) {
  const last = count - 1;
  for (let l = 0; l < lines; l++) {
    const base = l * line;
    for (let p = 0; p < count; p++) {
      const i0 = base + (p > 1 ? p - 2 : 0) * step;
      const i1 = base + (p > 0 ? p - 1 : 0) * step;
      const i2 = base + p * step;
      const i3 = base + (p < last ? p + 1 : last) * step;
      const i4 = base + (p + 1 < last ? p + 2 : last) * step;
      for (let c = 0; c < 3; c++) {
        to[i2 + c] =
          (from[i0 + c] + from[i4 + c]) * 0.0625 +
          (from[i1 + c] + from[i3 + c]) * 0.25 +
          from[i2 + c] * 0.375;
      }
    }
  }
}
