import type { Config } from "../config";

/**
 * Counts one submission under a key and says how many seconds to wait when it was too many; undefined when it was not.
 * One in this process, or one in the store when several machines share it.
 */
export type RateCounter = (key: string) => number | undefined | Promise<number | undefined>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A bound on memory: when so many clients are known, the oldest are forgotten. */
const CLIENTS = 20_000;

export interface RateLimit {
  /** Milliseconds. */
  span: number;
  most: number;
}

/** The limits that are switched on. */
export function rateLimits({ perMinute, perHour }: Config["rateLimit"]): RateLimit[] {
  return [
    { span: MINUTE, most: perMinute },
    { span: HOUR, most: perHour },
  ].filter(({ most }) => most > 0);
}

/** Counts in this process. What was refused is not counted: whoever waits as long as told gets through. */
export function countInMemory(limits: readonly RateLimit[], now: () => number = Date.now): RateCounter {
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
    const first = sent.size > CLIENTS ? sent.keys().next().value : undefined;
    if (first !== undefined) sent.delete(first);
    return undefined;
  };
}
