const [WIDTH, HEIGHT] = [320, 35];
/** More could not be told apart. */
const MOST = 40;

interface NumberThreadsProps {
  baseline: number;
  target: number;
}

/** As many loose threads as today's number enter the focus, as many ordered ones as the target leave it. Above 40 in proportion. */
export function NumberThreads({ baseline, target }: NumberThreadsProps) {
  const scale = Math.min(1, MOST / Math.max(baseline, target));
  const count = (number: number) => (number > 0 ? Math.max(1, Math.round(number * scale)) : 0);
  const loose = threads(count(baseline), looseThread);
  const ordered = threads(count(target), orderedThread);
  return (
    <svg
      className="sheet__threads"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path key={loose} pathLength={1} d={loose} />
      <path key={`to ${ordered}`} pathLength={1} d={ordered} />
    </svg>
  );
}

const threads = (count: number, draw: (index: number, count: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index, count)).join("");

/** A height that looks like chance, and is the same on server and client. */
const scattered = (index: number, step: number) => ((index * step + 23) % (HEIGHT - 4)) + 2;

const looseThread = (index: number) =>
  `M0 ${scattered(index, 12)}C60 ${2 * scattered(index, 17) - 17} 90 ${scattered(index, 5)} 160 ${HEIGHT / 2}`;

function orderedThread(index: number, count: number): string {
  const gap = Math.min(6, (HEIGHT - 4) / Math.max(1, count - 1));
  const y = Math.round((HEIGHT / 2 + (index - (count - 1) / 2) * gap) * 10) / 10;
  return `M160 ${HEIGHT / 2}C200 ${HEIGHT / 2} 200 ${y} 240 ${y}H320`;
}
