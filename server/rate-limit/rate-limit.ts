import type { Config } from "../config";
import type { Log } from "../observability/log";
import type { SubmissionKind } from "../submissions/kinds";
import { countInMemory, type RateCounter, rateLimits } from "./memory-counter";

/** What a client's requests are counted as: each form by its kind, and files that are sent ahead of their form. */
export type RateAccount = SubmissionKind | "upload";

/**
 * Counts submissions per client and account, in the store that several machines share, else in this process. While the
 * shared counter fails this process counts alone.
 * @returns a function that gives the seconds to wait, or undefined
 */
export function createRateLimit(
  { rateLimit }: Pick<Config, "rateLimit">,
  log: Pick<Log, "warn">,
  shared?: RateCounter,
  now: () => number = Date.now,
) {
  const limits = rateLimits(rateLimit);
  const inMemory = countInMemory(limits, now);
  return async (client: string, account: RateAccount): Promise<number | undefined> => {
    if (limits.length === 0) return undefined;
    const key = `${client} ${account}`;
    if (!shared) return inMemory(key);
    try {
      return await shared(key);
    } catch {
      log.warn({}, "the store cannot count submissions: this process counts alone");
      return inMemory(key);
    }
  };
}
