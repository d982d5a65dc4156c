import type { SubmissionState } from "../database/schema";

interface StoredRow {
  state: SubmissionState;
  digest: string | null;
  lease_until: number | null;
  acknowledged_at: number | null;
}

export type ConflictResult =
  /** It takes the place of an attempt that its visitor was told has failed. */
  | "replace"
  /** The very same is here, and its visitor may be told so. */
  | "delivered"
  | "stored"
  /** The very same is being delivered: its outcome is the answer. */
  | "busy"
  /** It becomes a submission of its own. */
  | "conflict";

/**
 * What becomes of a submission that arrives under the id of a stored one. The same content is one submission. Another
 * content replaces only what nobody was told is received, and nobody is delivering: everything else would be lost by it.
 */
export function resolveConflict(
  stored: StoredRow,
  arriving: { digest: string; spam: boolean },
  now: number,
): ConflictResult {
  const leased = (stored.lease_until ?? 0) > now;
  const acknowledged = stored.acknowledged_at !== null || !["pending", "failed"].includes(stored.state);
  if (stored.digest !== arriving.digest)
    return acknowledged || leased || arriving.spam ? "conflict" : "replace";
  if (stored.state === "delivered") return "delivered";
  // Sent again without the honeypot's value, it is no spam.
  if (stored.state === "spam") return arriving.spam ? "stored" : "replace";
  if (acknowledged || arriving.spam) return "stored";
  return leased ? "busy" : "replace";
}
