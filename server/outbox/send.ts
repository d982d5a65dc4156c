import { setTimeout } from "node:timers/promises";
import { describeError, type Log } from "../observability/log";
import type { DeliveryResult } from "./delivery/transports/transport";
import type { Delivery } from "./delivery/worker";
import type { Connection } from "./store/schema";
import {
  type Disposition,
  type IssuedCaptcha,
  type WriteResult,
  writeSubmission,
} from "./store/write-submission";
import { contentId, type Submission } from "./submission";

export type SendResult =
  /** Delivered or stored. */
  | { ok: true }
  /** Stored but not yet delivered, not stored, a used captcha, or an expired staged file. */
  | { ok: false; reason: "upstream" | "store" | "captcha" | "file" };

const FAILED = { ok: false, reason: "upstream" } as const;

/**
 * Returns a function that stores the submission, then tries once to deliver it, within API_TIMEOUT_MS. It never rejects.
 * Each is stored before its delivery, so that an acknowledged one is never lost.
 */
export function createSend(connection: Connection, log: Log, delivery: Delivery | undefined) {
  return async (submission: Submission, captcha?: IssuedCaptcha): Promise<SendResult> => {
    const id = contentId(submission);
    const { kind } = submission;
    try {
      return await take(submission, id, captcha);
    } catch (error) {
      log.error({ id, kind, ...describeError(error) }, "could not store a submission");
      return { ok: false, reason: "store" };
    }
  };

  async function take(submission: Submission, id: string, captcha?: IssuedCaptcha): Promise<SendResult> {
    const { kind, spam } = submission;
    const write = () =>
      writeSubmission(connection, submission, { id, disposition: dispositionOf(spam), captcha });
    let written: WriteResult = await write();
    // Twice: the other request may have stored its row, but not yet begun its attempt.
    for (let tries = 0; written.result === "busy" && tries < 2; tries += 1) {
      const outcome = await outcomeOf(written.id);
      if (outcome && written.id === id) return outcome.ok ? outcome : FAILED;
      written = await write();
    }
    if (written.result === "busy") return FAILED;
    if (written.result === "rejected") return { ok: false, reason: written.reason };
    if (written.result === "leased" && delivery) {
      const outcome = await delivery.attempts.deliver(written.lease, delivery.visitorTimeoutMs);
      return outcome.ok ? outcome : FAILED;
    }
    log.info({ id, kind }, "submission stored");
    return { ok: true };
  }

  function dispositionOf(spam = false): Disposition {
    if (spam) return "spam";
    if (!delivery) return "inbox";
    return delivery.visitorTimeoutMs ? "request" : "worker";
  }

  /** Waits for another attempt of this process. Later than the visitor's timeout it counts as failed. */
  function outcomeOf(id: string): Promise<DeliveryResult | typeof FAILED | undefined> {
    const late = setTimeout(delivery?.visitorTimeoutMs, FAILED, { ref: false });
    return Promise.race([delivery?.attempts.outcomeOf(id), late]);
  }
}
