/**
 * - pending: to be delivered, or tried and not delivered yet
 * - delivered: values and file are erased, the receipt stays
 * - inbox: no upstream is configured; the operator reads it here
 * - failed: given up, kept for the operator
 * - spam: caught by the honeypot, never delivered
 */
export type SubmissionState = "pending" | "delivered" | "inbox" | "failed" | "spam";

// Text and integer columns only, and one binary one, so that SQLite and PostgreSQL share it (STACK.md, trap 27). Times
// are milliseconds since the epoch.

export interface SubmissionTable {
  id: string;
  kind: "contact" | "career";
  state: SubmissionState;
  /** JSON of the fields; null once delivered. */
  payload: string | null;
  attempts: number;
  next_attempt_at: number | null;
  /** While in the future, somebody is delivering it. */
  lease_until: number | null;
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
}

export interface Database {
  submissions: SubmissionTable;
  files: FileTable;
  file_chunks: ChunkTable;
  used_captchas: UsedCaptchaTable;
}
