import { reasonOf } from "../../observability/reason";
import { IncompleteFileError } from "../../submissions/files";
import type { StoredContent } from "../../submissions/submission";

/**
 * Delivered (`withoutFile`: all but its file, which waits for the operator), to be retried, or refused for good. `why` holds
 * no personal data and is one of few texts: it is stored and logged.
 */
export type DeliveryResult = { ok: true; withoutFile?: true } | { ok: false; retry: boolean; why: string };

export interface Transport {
  /**
   * Sends a submission once, under its id, by which the other side recognises a repeat. Never rejects. On abort it closes
   * its connection and resolves; the other side may have accepted the submission by then.
   */
  deliver(submission: StoredContent, signal: AbortSignal): Promise<DeliveryResult>;
  /** Milliseconds for a delivery in the background. */
  timeoutMs: number;
  /** For the first one, which a visitor waits for; undefined where storing acknowledges. */
  visitorTimeoutMs?: number;
  /** Deliveries at once in the background. */
  maxConcurrent: number;
}

/** What became of an attempt that ended without an answer. Only a file that has lost a part stays as it is. */
export function unanswered(error: unknown): DeliveryResult {
  const { cause = error } = error as { cause?: unknown };
  if (cause instanceof IncompleteFileError) return { ok: false, retry: false, why: "file incomplete" };
  return { ok: false, retry: true, why: reasonOf(error) };
}
