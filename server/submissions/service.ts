import type { IssuedCaptcha } from "../captcha/used-captchas";
import type { Config } from "../config";
import type { Delivery } from "../delivery/delivery";
import { describeError, type Log } from "../observability/log";
import type { Metrics } from "../observability/metrics";
import type { StagedUploads } from "../uploads/staged-uploads";
import type { SubmissionRepository } from "./repository";
import type { Submission } from "./submission";
import type { StoreFor, WriteResult } from "./write-submission";

export type SendResult =
  /** Delivered, or stored for the worker, for the operator, or as spam. */
  | { ok: true }
  /** Stored but not yet delivered ("upstream"), or not stored: by a failure ("store"), or its captcha has been used. */
  | { ok: false; reason: "upstream" | "store" | "captcha" };

export interface Submissions extends StagedUploads {
  /**
   * Stores the submission, then tries once to deliver it, within API_TIMEOUT_MS. Never rejects.
   * @param captcha is good for this submission only, which may be corrected and sent again until it has arrived
   */
  send(submission: Submission, captcha?: IssuedCaptcha): Promise<SendResult>;
}

const POLL_MS = 100;
/** For the end of an attempt to be stored. */
const SETTLE_MS = 1_000;

/** Stores each submission before it is delivered, so that an acknowledged one is never lost. */
export function createSubmissions(
  config: Pick<Config, "apiTimeoutMs">,
  repository: SubmissionRepository,
  uploads: StagedUploads,
  log: Log,
  delivery: Delivery | undefined,
  metrics?: Pick<Metrics, "submitted">,
): Submissions {
  return {
    ...uploads,
    async send(submission, captcha) {
      try {
        return await take(submission, captcha);
      } catch (error) {
        const { id, kind } = submission;
        log.error({ id, kind, ...describeError(error) }, "could not store a submission");
        return { ok: false, reason: "store" };
      }
    },
  };

  async function take(submission: Submission, captcha?: IssuedCaptcha): Promise<SendResult> {
    const written = await writeWhenFree(submission, captcha);
    if (written.isNew && !submission.spam) metrics?.submitted(submission.kind, submission.source?.page ?? "");
    if (written.result === "captcha-used") return { ok: false, reason: "captcha" };
    if (written.result === "busy") return { ok: false, reason: "upstream" };
    if (written.result === "leased" && delivery) {
      const { ok } = await delivery.attempts.deliver(written.lease, {
        ...submission,
        values: written.values,
      });
      delivery.worker.wake();
      return ok ? { ok } : { ok, reason: "upstream" };
    }
    delivery?.worker.wake();
    const logged = written.result === "delivered" ? "delivered" : "kept";
    log.info({ id: submission.id, kind: submission.kind, state: logged }, "submission stored");
    return { ok: true };
  }

  function storeFor({ spam }: Submission): StoreFor {
    if (spam) return "spam";
    if (!delivery) return "inbox";
    return delivery.whileVisitorWaits ? "caller" : "worker";
  }

  /** A visitor who sends the same again, or corrected with the same captcha, during its delivery waits for the outcome. */
  async function writeWhenFree(submission: Submission, captcha?: IssuedCaptcha): Promise<WriteResult> {
    const target = storeFor(submission);
    const deadline = Date.now() + config.apiTimeoutMs + SETTLE_MS;
    for (;;) {
      const written = await repository.insertOrReplace(submission, target, captcha);
      if (written.result !== "busy" || Date.now() > deadline) return written;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
