import { describeError, type Log } from "../../observability/log";
import { type CachedPage, encodeVariants, tagOf } from "./cached-page";
import { freshness } from "./freshness";
import type { LoopbackResponse } from "./loopback";

/** When to retry a page that failed or may not be cached. */
const RETRY_MS = 60_000;

interface CacheEntry {
  page?: CachedPage;
  renewAt: number;
  /** From then on the page is not served. */
  expiresAt: number;
  queued: boolean;
}

interface CachedPagesOptions {
  /** No other path is ever cached. */
  paths: readonly string[];
  ask: (path: string) => Promise<LoopbackResponse>;
  log: Log;
  now?: () => number;
}

/** The cache requests the pages itself, so that they contain nothing of any visitor. */
export function createCachedPages({ paths, ask, log, now = Date.now }: CachedPagesOptions) {
  const entries = new Map<string, CacheEntry>(
    paths.map((path) => [path, { renewAt: 0, expiresAt: 0, queued: false }]),
  );

  let renewals = Promise.resolve();

  /** Renews one page after another and leaves the processor to visitors. */
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

  /** After a response that may not be cached, the old page is served until it expires. */
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
    /** Undefined when the app has to answer. Renders a page that is missing or stale in the background. */
    find(path: string): CachedPage | undefined {
      const entry = entries.get(path);
      if (!entry) return undefined;
      const time = now();
      if (time >= entry.renewAt && !entry.queued) renew(path, entry);
      return time < entry.expiresAt ? entry.page : undefined;
    },
  };
}
