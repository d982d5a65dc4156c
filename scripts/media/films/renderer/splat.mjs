/** Adds a point of light to a level, spread over the four pixels it touches. */
export function splat(level, x, y, r, g, b) {
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

/** As `splat`, at a position on the full canvas: a pixel of the level covers scale² of the canvas's. */
export function splatScaled(level, x, y, r, g, b) {
  const { scale } = level;
  const k = 1 / (scale * scale);
  splat(level, (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5, r * k, g * k, b * k);
}
