import type { Config } from "../config";
import type { Log } from "../observability/log";
import type { SubmissionKind } from "../submissions/kinds";
import { countInMemory, type RateCounter, rateLimits } from "./memory-counter";

/** What a client's requests count as: each form by its kind, and files sent ahead of their form. */
export type RateAccount = SubmissionKind | "upload";

/**
 * Counts submissions per client and account: in the shared store if there is one, otherwise in this process. While the
 * store fails, this process counts on its own.
 * @returns a function that returns the seconds to wait, or undefined
 */
export function createRateLimit(
  { rateLimit }: Pick<Config, "rateLimit">,
  log: Pick<Log, "warn">,
  shared?: RateCounter,
  now?: () => number,
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
      log.warn({}, "could not count submissions in the store: this process counts on its own");
      return inMemory(key);
    }
  };
}
