import type { DeliveryResult } from "./transports/transport";

/** A success after this long without one ends an outage; after less, back-offs are still short. Milliseconds. */
const OUTAGE_MS = 15_000;

/**
 * Whether the receiving end is well, as far as this process has seen; before the first try that is not known.
 * @param onWell called when an outage is over: what waits need not wait longer
 */
export function createCircuitBreaker(onWell: () => Promise<void>, now: () => number = Date.now) {
  let well = false;
  let lastSuccess = Number.NEGATIVE_INFINITY;
  return {
    isUp: () => well,
    async record(result: DeliveryResult): Promise<void> {
      // A refusal is an answer too.
      const answered = result.ok || !result.retry;
      const before = { well, lastSuccess };
      well = answered;
      if (!answered) return;
      lastSuccess = now();
      if (!before.well && lastSuccess - before.lastSuccess > OUTAGE_MS) await onWell();
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
