import { TAU } from "../renderer/maths.mjs";

/** @returns {number[][][]} the edges of an icosahedron with halved edges, as pairs of points on the unit sphere */
export function subdividedIcosahedron() {
  const ring = (y, turn) =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = ((i + turn) / 5) * TAU;
      return [Math.cos(angle) * Math.sqrt(1 - y * y), y, Math.sin(angle) * Math.sqrt(1 - y * y)];
    });
  const corners = [[0, -1, 0], ...ring(-1 / Math.sqrt(5), 0), ...ring(1 / Math.sqrt(5), 0.5), [0, 1, 0]];
  const side = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  const middle = (a, b) => {
    const sum = [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
    const length = Math.hypot(...sum);
    return sum.map((v) => v / length);
  };
  const neighbours = (a, b) => a !== b && side(a, b) < 1.1;
  const edges = [];
  corners.forEach((a, i) => {
    corners.forEach((b, j) => {
      if (j <= i || !neighbours(a, b)) return;
      edges.push([a, middle(a, b)], [middle(a, b), b]);
      corners.forEach((c, k) => {
        if (k <= j || !neighbours(a, c) || !neighbours(b, c)) return;
        const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
        edges.push([ab, bc], [bc, ca], [ca, ab]);
      });
    });
  });
  return edges;
}
