const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 300_000;
const SPREAD = 0.2;

/**
 * Milliseconds until the next try after so many: 5 s, doubling to 5 min (QUALITY.md, "Upstream"), spread by a fifth so
 * that what failed together does not come back together.
 */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const most = LONGEST_WAIT * (1 - SPREAD * random());
  const wait = FIRST_WAIT * 2 ** (Math.max(attempts, 1) - 1) * (1 + SPREAD * random());
  // Whole: PostgreSQL's integers take nothing else.
  return Math.round(Math.min(wait, most));
}
