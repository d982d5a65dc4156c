import type { DeliveryResult } from "./transports/transport";

/** A success ends an outage after this long without one; after less time back-offs are still short. */
const OUTAGE_MS = 15_000;

/** Tracks whether the receiving end is up. Before the first attempt it counts as down. */
export function createCircuitBreaker(onRecovery: () => Promise<void>, now: () => number = Date.now) {
  let up = false;
  let lastSuccess = Number.NEGATIVE_INFINITY;
  return {
    isUp: () => up,
    async record(result: DeliveryResult): Promise<void> {
      // A rejection is a response too.
      const answered = result.ok || !result.retry;
      const before = { up, lastSuccess };
      up = answered;
      if (!answered) return;
      lastSuccess = now();
      if (!before.up && lastSuccess - before.lastSuccess > OUTAGE_MS) await onRecovery();
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
