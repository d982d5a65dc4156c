const EPS = 1e-4;

/** Whether the projections of two boxes overlap. */
function overlapOnScreen(a, b) {
  const apart = (i, j) =>
    a[i + 3] - a[j] <= b[i] - b[j + 3] + EPS || b[i + 3] - b[j] <= a[i] - a[j + 3] + EPS;
  return !(apart(0, 1) || apart(0, 2) || apart(1, 2));
}

/** 1 if a is behind b, else -1. Boxes that intersect are compared by their centres. */
function compare(a, b) {
  const before = a[3] <= b[0] + EPS || a[4] <= b[1] + EPS || a[5] <= b[2] + EPS;
  const after = b[3] <= a[0] + EPS || b[4] <= a[1] + EPS || b[5] <= a[2] + EPS;
  if (before !== after) return before ? 1 : -1;
  const middle = (c) => c[0] + c[1] + c[2] + c[3] + c[4] + c[5];
  return middle(a) <= middle(b) ? 1 : -1;
}

/**
 * Sorts items from back to front by their bounds [x0, y0, z0, x1, y1, z1]: a topological sort that cuts a cycle at the
 * item farthest away.
 */
export function depthSort(items) {
  const waiting = items.map(() => 0);
  const next = items.map(() => []);
  for (let i = 0; i < items.length; i++) {
    for (let j = i + 1; j < items.length; j++) {
      if (!overlapOnScreen(items[i].bounds, items[j].bounds)) continue;
      const [first, then] = compare(items[i].bounds, items[j].bounds) > 0 ? [i, j] : [j, i];
      next[first].push(then);
      waiting[then]++;
    }
  }
  const depth = items.map(({ bounds: b }) => b[0] + b[1] + b[2] + b[3] + b[4] + b[5]);
  const left = new Set(items.keys());
  const out = [];
  while (left.size) {
    let pick = -1;
    for (const i of left) {
      if (pick < 0) pick = i;
      else if (waiting[i] !== waiting[pick] ? waiting[i] < waiting[pick] : depth[i] < depth[pick] - EPS)
        pick = i;
    }
    left.delete(pick);
    out.push(items[pick]);
    for (const j of next[pick]) waiting[j]--;
  }
  return out;
}
