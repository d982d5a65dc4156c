import type { SubmissionKind } from "../submissions/kinds";

/**
 * - pending: to be delivered, or tried and not delivered yet
 * - delivered: values and file are erased, the receipt stays
 * - inbox: nothing to deliver to is configured; the operator reads it here
 * - failed: given up, kept for the operator
 * - spam: caught by the honeypot, never delivered
 */
export type SubmissionState = "pending" | "delivered" | "inbox" | "failed" | "spam";

// Text and integer columns only, and one binary one, so that SQLite and PostgreSQL share it (STACK.md, trap 27). Times
// are milliseconds since the epoch.

export interface SubmissionTable {
  id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** JSON of the fields; null once delivered. */
  payload: string | null;
  /** Of fields and file: tells a repeat from another submission, also when what was in it is erased. */
  digest: string | null;
  /** Tries since the upstream was last known to be well: the back-off goes by it. */
  attempts: number;
  /** While it is being delivered, the end of the lease: a row whose deliverer died comes due by itself. */
  next_attempt_at: number | null;
  /** While in the future, somebody is delivering it. */
  lease_until: number | null;
  /** Who: only the holder of the lease may settle it. */
  lease_owner: string | null;
  /** A try that fails after this is the last. */
  give_up_at: number | null;
  last_error: string | null;
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
}

export interface FileTable {
  id: string;
  /** Null while a résumé waits for its form to be right. */
  submission_id: string | null;
  name: string;
  type: string;
  size: number;
  /** Null for the file of a submission. */
  expires_at: number | null;
}

export interface ChunkTable {
  file_id: string;
  position: number;
  bytes: Uint8Array;
}

export interface UsedCaptchaTable {
  id: string;
  expires_at: number;
  /** The submission that used it and may come again; null when that one has been sent. */
  submission_id: string | null;
}

export interface RateLimitWindowTable {
  /** Form, client (hashed) and length of the window. */
  key: string;
  window_start: number;
  count: number;
}

export interface Database {
  submissions: SubmissionTable;
  files: FileTable;
  file_chunks: ChunkTable;
  used_captchas: UsedCaptchaTable;
  hits: RateLimitWindowTable;
}
