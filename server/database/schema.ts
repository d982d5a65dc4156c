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
  id: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** JSON; null once delivered. */
  payload: string | null;
  /** Recognises a repeat even when the content is erased. */
  digest: string | null;
  /** Of the first content under this id; null in rows of an older build. */
  first_digest: string | null;
  /** Names the present content; null, in rows of an older build, stands for the id. */
  idempotency_key: string | null;
  /** Since the upstream was last known to be up. They decide the back-off. */
  attempts: number;
  next_attempt_at: number | null;
  /** While this is in the future, the owner is delivering it, and only the owner may change it. */
  lease_until: number | null;
  lease_owner: string | null;
  give_up_at: number | null;
  last_error: string | null;
  /** JSON, in mail only: the outcome of each recipient that has one. Null: nobody has it yet. */
  recipients: string | null;
  /** Encoded; null once delivered. */
  lead_source: string | null;
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
  /** When its visitor was told that it is received; null while not yet acknowledged. */
  acknowledged_at: number | null;
}

interface FileTable {
  id: string;
  submission_id: string | null;
  name: string;
  type: string;
  size: number;
  expires_at: number | null;
  /** Who sent a staged file, as a keyed hash of the network. */
  client: string | null;
}

interface ChunkTable {
  file_id: string;
  position: number;
  bytes: Uint8Array;
}

interface UsedCaptchaTable {
  id: string;
  expires_at: number;
  /** Of the submission that used it. Builds before 2026-11-25 wrote a digest once that had arrived: it equals no id. */
  submission_id: string | null;
}

interface RateLimitWindowTable {
  key: string;
  window_start: number;
  count: number;
}

interface RetentionWaitTable {
  step: string;
  /** Runs of retention since it was put off, one a minute on each machine. */
  runs: number;
}

export interface Database {
  submissions: SubmissionTable;
  files: FileTable;
  file_chunks: ChunkTable;
  used_captchas: UsedCaptchaTable;
  /** Not renamed: machines of two versions share the table during a rollout. */
  hits: RateLimitWindowTable;
  retention_waits: RetentionWaitTable;
}
