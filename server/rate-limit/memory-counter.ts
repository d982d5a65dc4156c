import type { Config } from "../config";

/** Counts one submission under a key. Returns the seconds to wait if it is one too many, otherwise undefined. */
export type RateCounter = (key: string) => number | undefined | Promise<number | undefined>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Limits memory: beyond it the client that has been silent longest is forgotten. */
const MAX_CLIENTS = 20_000;

export interface RateLimit {
  span: number;
  most: number;
}

export function rateLimits({ perMinute, perHour }: Config["rateLimit"]): RateLimit[] {
  return [
    { span: MINUTE, most: perMinute },
    { span: HOUR, most: perHour },
  ].filter(({ most }) => most > 0);
}

/**
 * Counts in this process. Rejected submissions do not count: a client that waits as told gets through.
 * @param now in milliseconds, by a clock that no correction of the system's time moves
 */
export function countInMemory(limits: readonly RateLimit[], now = () => performance.now()): RateCounter {
  const sent = new Map<string, number[]>();
  return (key) => {
    const times = (sent.get(key) ?? []).filter((time) => time > now() - HOUR);
    for (const { span, most } of limits) {
      const within = times.filter((time) => time > now() - span);
      const oldest = within[within.length - most];
      if (oldest !== undefined) return Math.ceil((oldest + span - now()) / 1000);
    }
    times.push(now());
    sent.delete(key);
    sent.set(key, times);
    const first = sent.size > MAX_CLIENTS ? sent.keys().next().value : undefined;
    if (first !== undefined) sent.delete(first);
    return undefined;
  };
}
