import type { Kysely } from "kysely";
import type { SubmissionKind } from "../submissions/kinds";

export type SubmissionState =
  | "pending" // to be delivered, or tried and not delivered yet
  | "delivered" // values and file are erased, the receipt stays
  | "inbox" // nothing to deliver to is configured: the operator reads it here
  | "failed" // given up, kept for the operator
  | "spam"; // caught by the honeypot, never delivered

export type StateCounts = Record<SubmissionState, number>;

// Column types that SQLite and PostgreSQL share: text, integers, one binary. Times are milliseconds since the epoch.

export interface SubmissionTable {
  /** A UUID derived from the form's id and what was said: one row per content. The Idempotency-Key. */
  id: string;
  /** The hidden `submission_id` of the form: a form and its corrections share it. */
  form_id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** JSON; null once delivered. */
  payload: string | null;
  file_id: string | null;
  /** Encoded; null once delivered. */
  lead_source: string | null;
  /** They decide the back-off. */
  attempts: number;
  next_attempt_at: number | null;
  /** While this is in the future, the owner is delivering it, and only the owner may change it. */
  lease_until: number | null;
  lease_owner: string | null;
  give_up_at: number;
  last_error: string | null;
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
  /** When its visitor was told that it is received; null until then. */
  acknowledged_at: number | null;
}

export interface FileTable {
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256, hex. */
  digest: string;
  /** It is kept until then, and longer while a submission refers to it. */
  expires_at: number;
}

interface ChunkTable {
  file_id: string;
  position: number;
  bytes: Uint8Array;
}

interface UsedCaptchaTable {
  id: string;
  expires_at: number;
  /** The form that used it: it may be corrected with the same captcha until it is acknowledged. */
  form_id: string;
}

export interface Database {
  submissions: SubmissionTable;
  files: FileTable;
  file_chunks: ChunkTable;
  used_captchas: UsedCaptchaTable;
}

/** The tables through Kysely, or a transaction on them. */
export type Db = Kysely<Database>;

export interface Connection {
  readonly kind: "sqlite" | "postgres";
  /** The migrated database, opened by the first call; after a failure the next call tries again. */
  db(): Promise<Db>;
}
