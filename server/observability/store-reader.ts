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

/** Reads the store's figures; undefined when they cannot be read in time. */
export async function readStoreFigures(
  store: StoreFigures,
  isReady: () => Promise<boolean>,
): Promise<StoreSnapshot | undefined> {
  const reading = Promise.all([isReady(), store.countByState(), store.oldestPendingAge()]).then(
    ([ready, counts, oldestPendingAge]) => ({ ready, counts, oldestPendingAge }),
    () => undefined,
  );
  return Promise.race([reading, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
}
