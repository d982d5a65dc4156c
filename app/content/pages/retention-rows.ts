import type { RetentionRow } from "~/content/types/privacy";

interface Kept extends Omit<RetentionRow, "time"> {
  seconds: number;
}

const UNITS = [
  ["day", 24 * 60 * 60],
  ["hour", 60 * 60],
  ["minute", 60],
] as const;

/** Shortest first; 0 seconds are for ever. False ones are left out. */
export function retentionRows(...rows: readonly (Kept | false)[]): RetentionRow[] {
  const length = ({ seconds }: Kept) => seconds || Number.POSITIVE_INFINITY;
  return rows
    .filter((row) => row !== false)
    .sort((a, b) => length(a) - length(b))
    .map(({ seconds, title, text }) => ({ time: duration(seconds), title, text }));
}

/** "30 minutes": in the largest unit that gives a whole number. */
export function duration(seconds: number): string {
  if (seconds === 0) return "No limit";
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
