import { mix } from "../renderer/maths.mjs";

/**
 * A field line of a dipole with a soft core, as [distance from the axis, height] at even steps of its length, from the
 * middle of the axis upwards. Along a line s² = c·q^1.5, with q = s² + z² + core².
 * @param {number} reach largest distance from the axis, roughly
 * @param {number} core radius
 * @param {number} count of points
 */
export function traceDipoleLine(reach, core, count) {
  const c = 1 / reach;
  const height = (q) => q - core ** 2 - c * q ** 1.5;
  const highest = (2 * reach) ** 2 / 9;
  const inner = findRoot(height, highest, core ** 2);
  const outer = findRoot(height, highest, reach ** 2);
  const fine = 4000;
  const upper = Array.from({ length: fine + 1 }, (_, i) => {
    const q = mix(inner, outer, (1 - Math.cos((Math.PI * i) / fine)) / 2);
    return [Math.sqrt(c * q ** 1.5), Math.sqrt(Math.max(0, height(q)))];
  });
  const lower = upper.slice(0, -1).reverse();
  return resample([...upper, ...lower.map(([s, z]) => [s, -z])], count);
}

/** Bisects between `positive`, where f > 0, and `negative`. */
function findRoot(f, positive, negative) {
  let [yes, no] = [positive, negative];
  for (let i = 0; i < 60; i++) {
    const middle = (yes + no) / 2;
    if (f(middle) > 0) yes = middle;
    else no = middle;
  }
  return yes;
}

function resample(points, count) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    lengths.push(lengths[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  let i = 0;
  return Array.from({ length: count }, (_, v) => {
    const wanted = (v / (count - 1)) * lengths.at(-1);
    while (i < points.length - 2 && lengths[i + 1] < wanted) i++;
    const k = (wanted - lengths[i]) / (lengths[i + 1] - lengths[i]);
    return [mix(points[i][0], points[i + 1][0], k), mix(points[i][1], points[i + 1][1], k)];
  });
}
