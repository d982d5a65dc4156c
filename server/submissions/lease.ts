import { randomUUID } from "node:crypto";
import type { SubmissionTable } from "../database/schema";
import type { SubmissionKind } from "./kinds";

/** How long a lease lasts unless it is renewed. Then another process takes over from one that died. */
export const LEASE_MS = 10_000;

/** After this time no failure is retried. */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** The right to deliver a submission. */
export interface Lease {
  id: string;
  kind: SubmissionKind;
  owner: string;
  /** Attempts so far, including this one. */
  attempts: number;
  giveUpAt: number;
}

/** Gives a submission to a new owner. If the owner dies, the row comes due again by itself. */
export function newLease(now: number) {
  return { lease_owner: randomUUID(), lease_until: now + LEASE_MS, next_attempt_at: now + LEASE_MS };
}

export const NO_LEASE = { lease_owner: null, lease_until: null };

export const LEASE_COLUMNS = ["id", "kind", "lease_owner", "attempts", "give_up_at"] as const;

export const toLease = (row: Pick<SubmissionTable, (typeof LEASE_COLUMNS)[number]>): Lease => ({
  id: row.id,
  kind: row.kind,
  owner: row.lease_owner ?? "",
  attempts: row.attempts,
  giveUpAt: Number(row.give_up_at),
});
