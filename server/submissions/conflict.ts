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
  /** It is being delivered: the visitor gets that outcome, and a correction may replace it when that fails. */
  | "busy"
  | "separate"
  /** The captcha belongs to another submission, or to another content of this one. */
  | "captcha-used";

/**
 * What happens to a submission that arrives under the id of a stored one. The same content is one submission. Another
 * content replaces the stored one only while that is not yet acknowledged and not being delivered; else it becomes a
 * separate submission, or data would be lost.
 * @param arriving `maySeparate` is false when its captcha has been used: one captcha is good for one submission
 */
export function resolveConflict(
  stored: StoredRow,
  arriving: { isSame: boolean; spam: boolean; maySeparate: boolean },
  now: number,
): ConflictResult {
  const leased = (stored.lease_until ?? 0) > now;
  const acknowledged = stored.acknowledged_at !== null || !["pending", "failed"].includes(stored.state);
  if (!arriving.isSame) {
    if (!acknowledged && !leased && !arriving.spam) return "replace";
    if (arriving.maySeparate) return "separate";
    return leased && !acknowledged ? "busy" : "captcha-used";
  }
  if (stored.state === "delivered") return "delivered";
  // Sent again with an empty honeypot, it was not spam.
  if (stored.state === "spam") return arriving.spam ? "stored" : "replace";
  if (acknowledged || arriving.spam) return "stored";
  return leased ? "busy" : "replace";
}
