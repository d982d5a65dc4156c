import type { Config } from "../config";
import { describeError, type Log } from "../observability/log";
import type { SubmissionKind } from "../submissions/kinds";
import { countInMemory, type RateCounter, rateLimits } from "./memory-counter";

/** A store that is silent may not hold up the form that it is about to refuse anyway. */
const COUNT_TIMEOUT_MS = 1_000;

/**
 * Counts submissions per client and kind: in the shared store if there is one, otherwise in this process. While the
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
  return async (client: string, kind: SubmissionKind): Promise<number | undefined> => {
    if (limits.length === 0) return undefined;
    const key = `${client} ${kind}`;
    if (!shared) return inMemory(key);
    try {
      return await inTime(shared(key));
    } catch (error) {
      log.warn(
        describeError(error),
        "could not count submissions in the store: this process counts on its own",
      );
      return inMemory(key);
    }
  };
}

async function inTime<T>(counting: T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("no count in time", "TimeoutError")), COUNT_TIMEOUT_MS);
  });
  return Promise.race([counting, late]).finally(() => clearTimeout(timer));
}
