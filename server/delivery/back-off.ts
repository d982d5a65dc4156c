const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const JITTER = 0.2;

/** Milliseconds to the next attempt: 5 s, doubling up to 60 s, less up to a fifth so that joint failures spread out. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (Math.max(attempts, 1) - 1), LONGEST_WAIT_MS);
  // PostgreSQL's integer columns reject fractions.
  return Math.round(wait * (1 - JITTER * random()));
}
