import type { Log } from "../../types";
import { type CachedPage, encodeVariants, tagOf } from "./cached-page";
import { freshness } from "./freshness";
import type { LoopbackResponse } from "./loopback";
import { createWorkQueue } from "./work-queue";

/** An address whose answer may not be kept, or that failed, is not tried again sooner. */
const RETRY_MS = 60_000;

interface CacheEntry {
  page?: CachedPage;
  renewAt: number;
  /** From then on the page is not answered any more. */
  endsAt: number;
  waiting: boolean;
}

export interface CachedPagesOptions {
  /** The only addresses that are ever kept. */
  paths: readonly string[];
  ask: (path: string) => Promise<LoopbackResponse>;
  log: Log;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * The pages a cache holds, each made by asking the app for it: nothing of any visitor is in the question, so nothing of
 * a visitor can be in what is kept.
 */
export function createCachedPages({ paths, ask, log, now = Date.now }: CachedPagesOptions) {
  const queue = createWorkQueue();
  const places = new Map<string, CacheEntry>(
    paths.map((path) => [path, { renewAt: 0, endsAt: 0, waiting: false }]),
  );

  function renew(path: string, place: CacheEntry): void {
    place.waiting = true;
    queue.add(async () => {
      try {
        await make(path, place);
      } catch {
        log.warn({ path }, "a page could not be made for the cache");
      }
      place.waiting = false;
    }, "soon");
  }

  async function make(path: string, place: CacheEntry): Promise<void> {
    place.renewAt = now() + RETRY_MS;
    const answer = await ask(path);
    const life = freshness(answer);
    if (!life) {
      place.page = undefined;
      return;
    }
    if (place.page?.tag !== tagOf(answer)) {
      const page = await encodeVariants(answer, "quick");
      place.page = page;
      queue.add(async () => {
        const best = await encodeVariants(answer, "best");
        if (place.page === page) place.page = best;
      }, "later");
    }
    place.renewAt = now() + life.freshMs;
    place.endsAt = place.renewAt + life.staleMs;
  }

  return {
    /** Asks for all of them, without waiting. */
    warm(): void {
      for (const [path, place] of places) renew(path, place);
    },
    /**
     * The page to answer with; undefined: it is the app's to answer. A page that is due is made anew meanwhile, and so
     * is one that is missing.
     */
    find(path: string): CachedPage | undefined {
      const place = places.get(path);
      if (!place) return undefined;
      const time = now();
      if (time >= place.renewAt && !place.waiting) renew(path, place);
      return time < place.endsAt ? place.page : undefined;
    },
  };
}
