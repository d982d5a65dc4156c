import type { DeliveryResult } from "./transports/transport";

/** A success ends an outage after this long without one; after less time back-offs are still short. */
const OUTAGE_MS = 15_000;

/**
 * Tracks whether the receiving end is up; before the first attempt it counts as down. No connection is an outage, and so
 * are two contents in a row that get no answer: one alone may be a content that makes the other side fail. For the same
 * reason each content counts for one outage only.
 */
export function createCircuitBreaker(onRecovery: () => Promise<void>, now: () => number = Date.now) {
  let up = false;
  /** Whether it was down at any time since the last success. */
  let wasDown = true;
  let lastSuccess = Number.NEGATIVE_INFINITY;
  /** Keys of the contents that got no answer since the last answer, and in the last outage. */
  let unanswered = new Set<string>();
  let counted = new Set<string>();
  return {
    isUp: () => up,
    async record(key: string, result: DeliveryResult): Promise<void> {
      const trouble = result.ok ? "answer" : result.trouble;
      if (trouble === "answer") {
        if (unanswered.size === 2) counted = unanswered;
        unanswered = new Set();
      }
      if (trouble === "no answer" && unanswered.size < 2 && !counted.has(key)) unanswered.add(key);
      up = trouble !== "no connection" && unanswered.size < 2;
      wasDown ||= !up;
      // A rejection is a success of the receiving end.
      if (!result.ok && result.retry) return;
      const recovered = wasDown && now() - lastSuccess > OUTAGE_MS;
      if (recovered) await onRecovery();
      wasDown = false;
      lastSuccess = now();
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
