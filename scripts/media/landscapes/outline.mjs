/** How far from the middle to the edge a note points. */
const REACH = 0.62;

/** The point on the way from the middle of a convex outline to another point, before the edge. All are pixels [x, y]. */
export function towardsEdge(outline, [x, y], [toX, toY]) {
  const [dx, dy] = [toX - x, toY - y];
  const shares = outline.map(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length];
    const across = dx * (by - ay) - dy * (bx - ax);
    const share = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / across;
    return share > 0 ? share : Number.POSITIVE_INFINITY;
  });
  const share = REACH * Math.min(...shares);
  return [Math.round(x + dx * share), Math.round(y + dy * share)];
}
