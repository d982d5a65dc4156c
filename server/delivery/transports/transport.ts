import type { Lease, RecipientOutcomes } from "../../submissions/lease";
import type { Submission } from "../../submissions/submission";

/** Delivered, to be retried, or rejected for good. `why` contains no personal data. */
export type DeliveryResult = { ok: true } | DeliveryFailure;

export interface DeliveryFailure {
  ok: false;
  retry: boolean;
  why: string;
  /** For the operator; stored with `why`, and logged nowhere. */
  detail?: string;
  trouble: Trouble;
  /** When some recipients have it. */
  recipients?: RecipientOutcomes;
}

/**
 * Where a delivery failed: before there was a connection, after that without an answer, or by an answer. A status of 5xx
 * is no answer: it may come from a proxy, and says nothing about the submission.
 */
export type Trouble = "no connection" | "no answer" | "answer";

/** What a transport has to know of the attempts before. */
export type Parcel = Pick<Lease, "key" | "recipients">;

export interface Transport {
  /**
   * Sends a submission once, under the key that names its content. Never rejects. On abort it closes its connection and resolves; the other side may have accepted
   * the submission by then.
   */
  deliver(submission: Submission, parcel: Parcel, signal: AbortSignal): Promise<DeliveryResult>;
  /** The limit for one delivery. */
  timeoutMs: number;
  /** Whether the first attempt comes before the response to the visitor; otherwise storing acknowledges. */
  whileVisitorWaits: boolean;
}
