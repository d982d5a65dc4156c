import type { SubmissionState } from "../database/schema";

interface StoredRow {
  state: SubmissionState;
  lease_until: number | null;
  acknowledged_at: number | null;
}

export type ConflictResult =
  /** It replaces an attempt that was reported to its visitor as failed. */
  | "replace"
  /** The same submission is here and may be acknowledged. */
  | "delivered"
  | "stored"
  /** The same submission is being delivered: the visitor gets that outcome. */
  | "busy"
  | "separate";

/**
 * What happens to a submission that arrives under the id of a stored one. The same content is one submission. Another
 * content replaces the stored one only while that is not yet acknowledged and not being delivered; else it becomes a
 * separate submission, or data would be lost.
 */
export function resolveConflict(
  stored: StoredRow,
  arriving: { isSame: boolean; spam: boolean },
  now: number,
): ConflictResult {
  const leased = (stored.lease_until ?? 0) > now;
  const acknowledged = stored.acknowledged_at !== null || !["pending", "failed"].includes(stored.state);
  if (!arriving.isSame) return acknowledged || leased || arriving.spam ? "separate" : "replace";
  if (stored.state === "delivered") return "delivered";
  // Sent again with an empty honeypot, it was not spam.
  if (stored.state === "spam") return arriving.spam ? "stored" : "replace";
  if (acknowledged || arriving.spam) return "stored";
  return leased ? "busy" : "replace";
}
