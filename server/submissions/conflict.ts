import type { SubmissionState } from "../database/schema";

export interface StoredRow {
  state: SubmissionState;
  digest: string | null;
  lease_until: number | null;
}

/** A submission that was acknowledged, or is being delivered, is never replaced by one that arrives under its id. */
export function resolveConflict(
  stored: StoredRow,
  arriving: { state: SubmissionState; digest: string },
  now: number,
): "replace" | "delivered" | "stored" | "busy" | "conflict" {
  const same = stored.digest === arriving.digest;
  if (stored.state === "delivered") return same ? "delivered" : "conflict";
  if (stored.state === "inbox") return same ? "stored" : "conflict";
  if (arriving.state === "spam" && stored.state !== "spam") return "conflict";
  if (stored.lease_until && stored.lease_until > now) return "busy";
  return "replace";
}
