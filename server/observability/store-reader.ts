import { setTimeout } from "node:timers/promises";

export interface StoreFigures {
  countByState(): Promise<Record<string, number>>;
  /** Milliseconds; 0 when none is pending. */
  oldestPendingAge(): Promise<number>;
}

export interface StoreSnapshot {
  counts: Record<string, number>;
  /** Milliseconds. */
  oldestPendingAge: number;
}

/** Prometheus gives up on a scrape after ten seconds by default, and would miss the process's figures as well. */
const TIMEOUT_MS = 2_000;

/**
 * A function that reads the store's figures; undefined when they cannot be read, or not in time. Who asks while they are
 * being read gets the same ones: a store that is slow is not asked again.
 */
export function createStoreReader(store: StoreFigures, timeoutMs = TIMEOUT_MS) {
  let reading: Promise<StoreSnapshot | undefined> | undefined;

  async function read(): Promise<StoreSnapshot | undefined> {
    try {
      const [counts, oldestPendingAge] = await Promise.all([store.countByState(), store.oldestPendingAge()]);
      return { counts, oldestPendingAge };
    } catch {
      return undefined;
    } finally {
      reading = undefined;
    }
  }

  return async (): Promise<StoreSnapshot | undefined> => {
    reading ??= read();
    const answered = new AbortController();
    const timeout = setTimeout(timeoutMs, undefined, { signal: answered.signal }).catch(() => undefined);
    try {
      return await Promise.race([reading, timeout]);
    } finally {
      answered.abort();
    }
  };
}
