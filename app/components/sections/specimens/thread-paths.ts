/** Of the drawing, with the focus in its middle. */
export const DRAWING = { width: 320, height: 44 } as const;
const MIDDLE = DRAWING.height / 2;
/** More threads could not be told apart. */
const MOST = 40;

/** As many loose threads as the baseline enter the focus, as many ordered ones as the target leave it; above 40 in proportion. */
export function threadPaths(baseline: number, target: number) {
  const scale = Math.min(1, MOST / Math.max(baseline, target));
  const threads = (number: number, path: (index: number, count: number) => string) => {
    const count = number > 0 ? Math.max(1, Math.round(number * scale)) : 0;
    return Array.from({ length: count }, (_, index) => path(index, count)).join("");
  };
  return { entering: threads(baseline, loose), leaving: threads(target, ordered) };
}

/** Heights that look like chance, and are the same on server and client. */
const loose = (index: number) => {
  const [start, first, second] = [0.618, 0.755, 0.414].map((step) =>
    Math.round(((index * step) % 1) * DRAWING.height),
  );
  return `M0 ${start}C60 ${first} 90 ${second} 160 ${MIDDLE}`;
};

function ordered(index: number, count: number): string {
  const gap = Math.min(6, (DRAWING.height - 1) / count);
  const y = Number((MIDDLE + (index - (count - 1) / 2) * gap).toFixed(1));
  return `M160 ${MIDDLE}C200 ${MIDDLE} 200 ${y} 240 ${y}H${DRAWING.width}`;
}
