import type { IssuedCaptcha } from "../captcha/used-captchas";
import type { Config } from "../config";
import type { Delivery } from "../delivery/delivery";
import { describeError, type Log } from "../observability/log";
import type { StagedUploads } from "../uploads/staged-uploads";
import type { SubmissionStore } from "./store";
import { contentId, type Submission } from "./submission";
import type { Disposition, WriteResult } from "./write-submission";

export type SendResult =
  /** Delivered, or stored for the worker, for the operator, or as spam. */
  | { ok: true }
  /** Failed for now: stored and not yet delivered ("upstream"), or not stored ("store"). */
  | { ok: false; reason: "upstream" | "store" }
  /** Refused: its captcha has been used, or the staged file that it names is gone. */
  | { ok: false; reason: "captcha" | "file" };

const POLL_MS = 100;
/** For the end of an attempt to be stored. */
const SETTLE_MS = 1_000;

const FAILED = { ok: false, reason: "upstream" } as const;

/** Stores each submission before it is delivered, so that an acknowledged one is never lost. */
export function createSubmissions(
  config: Pick<Config, "apiTimeoutMs">,
  store: SubmissionStore,
  uploads: StagedUploads,
  log: Log,
  delivery: Delivery | undefined,
) {
  return {
    ...uploads,
    /**
     * Stores the submission, then tries once to deliver it, within API_TIMEOUT_MS. Never rejects.
     * @param captcha is good for this form only, which may be corrected and sent again until it is acknowledged
     */
    async send(submission: Submission, captcha?: IssuedCaptcha): Promise<SendResult> {
      const id = contentId(submission);
      const { kind } = submission;
      try {
        return await take(submission, id, captcha);
      } catch (error) {
        log.error({ id, kind, ...describeError(error) }, "could not store a submission");
        return { ok: false, reason: "store" };
      }
    },
  };

  async function take(submission: Submission, id: string, captcha?: IssuedCaptcha): Promise<SendResult> {
    const { kind, spam } = submission;
    const write = () => store.write(submission, { id, disposition: dispositionOf(spam), captcha });
    let written: WriteResult = await write();
    if (written.result === "busy") {
      const isAcknowledged = await endOfAttempt(written.id);
      if (written.id === id) return isAcknowledged ? { ok: true } : FAILED;
      written = await write();
    }
    if (written.result === "busy") return FAILED;
    if (written.result === "refused") return { ok: false, reason: written.reason };
    if (written.result === "leased" && delivery) {
      const { ok } = await delivery.attempts.deliver(written.lease);
      return ok ? { ok } : FAILED;
    }
    log.info({ id, kind }, "submission stored");
    return { ok: true };
  }

  function dispositionOf(spam = false): Disposition {
    if (spam) return "spam";
    if (!delivery) return "inbox";
    return delivery.whileVisitorWaits ? "request" : "worker";
  }

  /** Waits for the end of another attempt, and tells whether its visitor may be told that it was received. */
  async function endOfAttempt(id: string): Promise<boolean> {
    const deadline = Date.now() + config.apiTimeoutMs + SETTLE_MS;
    for (;;) {
      const state = await store.stateOf(id);
      if (!state?.isUnderWay || Date.now() > deadline) return state?.isAcknowledged ?? false;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
