import { reasonOf } from "../../../observability/reason";
import { IncompleteFileError } from "../../store/files";
import type { StoredContent } from "../../submission";

/**
 * `withoutFile`: the file stays in the store for the operator. `retry`: false if the content was refused. `why` is stored and
 * logged, so it contains no personal data.
 */
export type DeliveryResult = { ok: true; withoutFile?: true } | { ok: false; retry: boolean; why: string };

export interface Transport {
  /**
   * Sends a submission once, with its id, by which the receiver recognises a repeat. Never rejects. Aborting closes the
   * connection; the receiver may have accepted the submission by then.
   */
  deliver(submission: StoredContent, signal: AbortSignal): Promise<DeliveryResult>;
  /** For a delivery in the background. */
  timeoutMs: number;
  /** For the first attempt, while the visitor waits. Undefined if storing is enough to acknowledge. */
  visitorTimeoutMs?: number;
  /** In the background. */
  maxConcurrent: number;
}

/** For an attempt that ended without a response. Only an incomplete file is not retried. */
export function unanswered(error: unknown): DeliveryResult {
  const { cause = error } = error as { cause?: unknown };
  if (cause instanceof IncompleteFileError) return { ok: false, retry: false, why: "file incomplete" };
  return { ok: false, retry: true, why: reasonOf(error) };
}
