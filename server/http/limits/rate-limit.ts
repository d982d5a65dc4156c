import type { IncomingMessage } from "node:http";
import type { Config } from "../../config";
import { countInMemory, type RateCounter, rateLimits } from "../../rate-limit/memory-counter";
import { formOfPost } from "../../submissions/kinds";
import type { Log } from "../../types";
import { pathOf } from "../request";
import { clientNetwork } from "./client-network";

type Post = Pick<IncomingMessage, "method" | "url">;

/**
 * Counts submissions per client and form, in the store that several machines share, else in this process. While the
 * shared counter fails this process counts alone.
 * @returns a function that gives the seconds to wait, or undefined; it asks for `address` only when it counts
 */
export function createRateLimit(
  { rateLimit }: Pick<Config, "rateLimit">,
  log: Pick<Log, "warn">,
  shared?: RateCounter,
  now: () => number = Date.now,
) {
  const limits = rateLimits(rateLimit);
  const inMemory = countInMemory(limits, now);
  return async (request: Post, address: () => string): Promise<number | undefined> => {
    if (request.method !== "POST" || limits.length === 0) return undefined;
    const key = `${clientNetwork(address())} ${formOfPost(pathOf(request), queryOf(request))}`;
    if (!shared) return inMemory(key);
    try {
      return await shared(key);
    } catch {
      log.warn({}, "the store cannot count submissions: this process counts alone");
      return inMemory(key);
    }
  };
}

const queryOf = ({ url }: Post) => new URLSearchParams(url?.split("?")[1]);
