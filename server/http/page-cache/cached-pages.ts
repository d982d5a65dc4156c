import { describeError, type Log } from "../../observability/log";
import { type CachedPage, encodeVariants, tagOf } from "./cached-page";
import { freshness } from "./freshness";
import type { LoopbackResponse } from "./loopback";

/** How soon an address that failed, or that may not be cached, is asked for again. */
const RETRY_MS = 60_000;

interface CacheEntry {
  page?: CachedPage;
  renewAt: number;
  /** From then on the page is not served any more. */
  expiresAt: number;
  queued: boolean;
}

export interface CachedPagesOptions {
  /** Nothing else is ever cached. */
  paths: readonly string[];
  ask: (path: string) => Promise<LoopbackResponse>;
  log: Log;
  now?: () => number;
}

/** The pages are asked for by the cache itself, so nothing of any visitor can be in them. */
export function createCachedPages({ paths, ask, log, now = Date.now }: CachedPagesOptions) {
  const entries = new Map<string, CacheEntry>(
    paths.map((path) => [path, { renewAt: 0, expiresAt: 0, queued: false }]),
  );

  let renewals = Promise.resolve();

  /** One page after another: visitors' requests need the processor more. */
  function renew(path: string, entry: CacheEntry): void {
    entry.queued = true;
    renewals = renewals.then(async () => {
      try {
        await refresh(path, entry);
      } catch (error) {
        log.warn({ path, ...describeError(error) }, "could not cache a page");
      }
      entry.queued = false;
    });
  }

  /** A response that may not be cached leaves the page before it, which is served until it expires. */
  async function refresh(path: string, entry: CacheEntry): Promise<void> {
    entry.renewAt = now() + RETRY_MS;
    const response = await ask(path);
    const fresh = freshness(response);
    if (!fresh) return;
    if (entry.page?.tag !== tagOf(response)) entry.page = await encodeVariants(response);
    entry.renewAt = now() + fresh.freshMs;
    entry.expiresAt = entry.renewAt + fresh.staleMs;
  }

  return {
    warm(): void {
      for (const [path, entry] of entries) renew(path, entry);
    },
    /** Undefined when the app has to answer. A missing page, or one that is due, is renewed in the background. */
    find(path: string): CachedPage | undefined {
      const entry = entries.get(path);
      if (!entry) return undefined;
      const time = now();
      if (time >= entry.renewAt && !entry.queued) renew(path, entry);
      return time < entry.expiresAt ? entry.page : undefined;
    },
  };
}
