import { randomUUID } from "node:crypto";
import type { SubmissionTable } from "../database/schema";
import type { SubmissionKind } from "./kinds";

/** How long a lease lasts unless it is renewed. Then another process takes over from one that died. */
export const LEASE_MS = 10_000;

export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

export const TAKEN = "taken";

/** TAKEN, or why it was refused for good, by address. A recipient without an outcome is still to be tried. */
export type RecipientOutcomes = Partial<Record<string, string>>;

export interface Lease {
  id: string;
  kind: SubmissionKind;
  owner: string;
  /** Attempts so far, including this one. */
  attempts: number;
  /** Names the content: the Idempotency-Key of each of its deliveries. */
  key: string;
  /** Of a mail that not every recipient has. */
  recipients: RecipientOutcomes;
  /** After this time no failure is retried. */
  giveUpAt: number;
}

/** Gives a submission to a new owner. If the owner dies, the row comes due again by itself. */
export function newLease(now: number) {
  return { lease_owner: randomUUID(), lease_until: now + LEASE_MS, next_attempt_at: now + LEASE_MS };
}

export const NO_LEASE = { lease_owner: null, lease_until: null };

export const LEASE_COLUMNS = [
  "id",
  "kind",
  "lease_owner",
  "attempts",
  "idempotency_key",
  "recipients",
  "give_up_at",
] as const;

type LeasedRow = Pick<SubmissionTable, (typeof LEASE_COLUMNS)[number]>;

export const toLease = (row: LeasedRow): Lease => ({
  id: row.id,
  kind: row.kind,
  owner: row.lease_owner ?? "",
  attempts: row.attempts,
  // Null in rows of a build that had one key for all contents of an id.
  key: row.idempotency_key ?? row.id,
  recipients: outcomesIn(row.recipients),
  giveUpAt: Number(row.give_up_at ?? Number.POSITIVE_INFINITY),
});

/** What cannot be read counts as no outcome: every recipient gets the mail, some of them again. */
function outcomesIn(json: string | null): RecipientOutcomes {
  try {
    return (JSON.parse(json ?? "{}") ?? {}) as RecipientOutcomes;
  } catch {
    return {};
  }
}

/** For an operator's resend: who has the mail does not get it again, and who refused it is asked again. */
export function withoutRefusals(lease: Lease): Lease {
  const taken = Object.entries(lease.recipients).filter(([, outcome]) => outcome === TAKEN);
  return { ...lease, recipients: Object.fromEntries(taken) };
}
