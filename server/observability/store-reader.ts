import { setTimeout } from "node:timers/promises";

export interface StoreFigures {
  countByState(): Promise<Record<string, number>>;
  /** Milliseconds; 0 when none is pending. */
  oldestPendingAge(): Promise<number>;
}

interface StoreSnapshot {
  ready: boolean;
  counts: Record<string, number>;
  /** Milliseconds. */
  oldestPendingAge: number;
}

/** Prometheus gives up on a scrape after ten seconds by default, and would lose the process's metrics too. */
const TIMEOUT_MS = 2_000;

/**
 * Reads the store's figures; undefined when they cannot be read in time. Calls during a read share it, so that a slow store
 * is not asked again.
 */
export function createStoreReader(
  store: StoreFigures,
  isReady: () => Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
) {
  let reading: Promise<StoreSnapshot | undefined> | undefined;

  async function read(): Promise<StoreSnapshot | undefined> {
    try {
      const [ready, counts, oldestPendingAge] = await Promise.all([
        isReady(),
        store.countByState(),
        store.oldestPendingAge(),
      ]);
      return { ready, counts, oldestPendingAge };
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
