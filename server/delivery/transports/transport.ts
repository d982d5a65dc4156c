import type { Submission } from "../../submissions/submission";

/** Delivered, worth another attempt later, or refused for good. `why` holds no personal data. */
export type DeliveryResult = { ok: true } | { ok: false; retry: boolean; why: string };

export interface Transport {
  /**
   * Hands a submission on, once. Never rejects. When the signal is aborted it closes its connection and resolves; whether
   * the other side has taken the submission by then is not known.
   */
  deliver(submission: Submission, signal: AbortSignal): Promise<DeliveryResult>;
  /** The longest a delivery may take. Milliseconds. */
  timeoutMs: number;
  /** Whether the first attempt is made before the visitor is answered; else to be stored is to be received. */
  whileVisitorWaits: boolean;
}
