const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;
const JITTER = 0.2;

/** Milliseconds to the next attempt: 5 s, doubling up to 5 min, with jitter so that joint failures spread out. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const longest = LONGEST_WAIT_MS * (1 - JITTER * random());
  const wait = FIRST_WAIT_MS * 2 ** (Math.max(attempts, 1) - 1) * (1 + JITTER * random());
  // PostgreSQL's integer columns reject fractions.
  return Math.round(Math.min(wait, longest));
}
