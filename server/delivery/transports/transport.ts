import type { Submission } from "../../submissions/submission";

/** Delivered, to be retried, or rejected for good. `why` contains no personal data. */
export type DeliveryResult = { ok: true } | { ok: false; retry: boolean; why: string; trouble: Trouble };

/** Where a delivery failed: before there was a connection, after that without an answer, or by an answer. */
export type Trouble = "no connection" | "no answer" | "answer";

export interface Transport {
  /**
   * Sends a submission once, under a key that names its content. Never rejects. On abort it closes its connection and resolves; the other side may have accepted
   * the submission by then.
   */
  deliver(submission: Submission, key: string, signal: AbortSignal): Promise<DeliveryResult>;
  /** The limit for one delivery. */
  timeoutMs: number;
  /** Whether the first attempt comes before the response to the visitor; otherwise storing acknowledges. */
  whileVisitorWaits: boolean;
}
