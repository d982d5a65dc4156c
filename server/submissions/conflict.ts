import type { SubmissionState } from "../database/schema";

/** A submission that is already stored under the id of an arriving one. */
export interface StoredRow {
  state: SubmissionState;
  digest: string | null;
  lease_until: number | null;
}

/**
 * What an arriving submission means to the one stored under its id. What was acknowledged is never replaced: a different
 * one under its id is a conflict. What was not acknowledged is replaced, unless somebody is delivering it ("busy").
 */
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
