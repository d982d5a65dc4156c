import type { Kysely } from "kysely";
import type { SubmissionKind } from "../kinds";

export const STATES = [
  "pending", // not delivered yet
  "failed", // given up, kept for the operator
  "inbox", // for the operator to read: neither API nor mail is configured
  "spam", // caught by the honeypot, never delivered
  "delivered", // values and file are erased, the receipt stays
] as const;

export type SubmissionState = (typeof STATES)[number];

// Column types that SQLite and PostgreSQL share: text, integers, one binary. Times are milliseconds since the epoch.

export interface SubmissionTable {
  /** contentId(): one row per content. Sent as the Idempotency-Key. */
  id: string;
  /** The form's hidden `submission_id`, which its corrections share. */
  form_id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** JSON; null once delivered. */
  payload: string | null;
  file_id: string | null;
  /** Query string; null once delivered. */
  lead_source: string | null;
  attempts: number;
  next_attempt_at: number | null;
  /** Until then, only the lease's owner may change the row. */
  lease_until: number | null;
  lease_owner: string | null;
  give_up_at: number;
  last_error: string | null;
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
  /** When the visitor was told that it is received. */
  acknowledged_at: number | null;
}

interface FileTable {
  id: string;
  name: string;
  type: string;
  size: number;
  digest: string;
  /** A file is kept until then, and longer while a submission refers to it. */
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
  /** This form may be corrected with the same captcha until it is acknowledged. */
  form_id: string;
}

export interface Database {
  submissions: SubmissionTable;
  files: FileTable;
  file_chunks: ChunkTable;
  used_captchas: UsedCaptchaTable;
}

/** A database or a transaction. */
export type Db = Kysely<Database>;

export interface Connection {
  readonly kind: "sqlite" | "postgres";
  /** Opened and migrated by the first call; after a failure the next call tries again. */
  db(): Promise<Db>;
}
