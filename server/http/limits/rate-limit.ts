import type { IncomingMessage } from "node:http";
import type { Config } from "../../config";
import { countInMemory, type RateCounter, rateLimits } from "../../rate-limit/memory-counter";
import { formOfPost } from "../../submissions/kinds";
import type { Log } from "../../types";
import { pathOf } from "../request";
import { clientNetwork } from "./client-network";

type Post = Pick<IncomingMessage, "method" | "url">;

/**
 * Counts submissions per client and form (QUALITY.md, "Limits"): with the given counter, which the store provides when
 * several machines share it, else in this process. When that counter fails, this process counts alone: a store that is
 * down must neither open the gate nor close it.
 * @returns a function that counts a request and gives the seconds to wait when it was too many; undefined when it was not.
 *   `address` is asked for where something is counted
 */
export function createRateLimit(
  { rateLimit }: Pick<Config, "rateLimit">,
  log: Pick<Log, "warn">,
  shared?: RateCounter,
  now: () => number = Date.now,
) {
  const limits = rateLimits(rateLimit);
  const alone = countInMemory(limits, now);
  return async (request: Post, address: () => string): Promise<number | undefined> => {
    if (request.method !== "POST" || limits.length === 0) return undefined;
    const key = `${clientNetwork(address())} ${formOfPost(pathOf(request), queryOf(request))}`;
    if (!shared) return alone(key);
    try {
      return await shared(key);
    } catch {
      log.warn({}, "the store cannot count submissions: this process counts alone");
      return alone(key);
    }
  };
}

const queryOf = ({ url }: Post) => new URLSearchParams(url?.split("?")[1]);
