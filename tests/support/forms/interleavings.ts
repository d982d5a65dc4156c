/** A walk in which every sequence of `length` steps occurs: a De Bruijn sequence, by the rule "prefer the last". */
export function interleavings<Step extends string>(
  steps: readonly [Step, ...Step[]],
  length: number,
): Step[] {
  const walk = Array<Step>(length).fill(steps[0]);
  const met = new Set([walk.join()]);
  for (;;) {
    const tail = walk.slice(walk.length - length + 1);
    const next = steps.findLast((step) => !met.has([...tail, step].join()));
    if (!next) return walk;
    met.add([...tail, next].join());
    walk.push(next);
  }
}
