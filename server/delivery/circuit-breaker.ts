import type { DeliveryResult } from "./transports/transport";

/** A success after this long without one ends an outage; after less, back-offs are still short. Milliseconds. */
const OUTAGE_MS = 15_000;

/** Tells whether the receiving end is up; before the first attempt it counts as down. */
export function createCircuitBreaker(onRecovery: () => Promise<void>, now: () => number = Date.now) {
  let up = false;
  let lastSuccess = Number.NEGATIVE_INFINITY;
  return {
    isUp: () => up,
    async record(result: DeliveryResult): Promise<void> {
      // A refusal is an answer too.
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
