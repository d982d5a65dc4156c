import { mix } from "../renderer/maths.mjs";

/**
 * Measures a curve, so that points can be placed at even distances along it.
 * @param {(s: number) => [number, number]} pointAt s from 0 to 1
 */
export function measureCurve(pointAt) {
  const samples = 1200;
  const points = [];
  let length = 0;
  let before = pointAt(0);
  for (let i = 0; i <= samples; i++) {
    const point = pointAt(i / samples);
    length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    points.push([point[0], point[1], length]);
    before = point;
  }
  return { points, length };
}

/** The point of a measured curve at a distance from its start. */
export function pointAtDistance({ points }, distance) {
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (points[middle][2] < distance) low = middle;
    else high = middle;
  }
  const [a, b] = [points[low], points[high]];
  const k = (distance - a[2]) / (b[2] - a[2]);
  return [mix(a[0], b[0], k), mix(a[1], b[1], k)];
}
