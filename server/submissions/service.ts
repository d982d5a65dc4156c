import type { Config } from "../config";
import type { Delivery } from "../delivery/delivery";
import { describeError } from "../observability/log";
import type { Log, SendResult, Submission, Submissions } from "../types";
import type { StagedUploads } from "../uploads/staged-uploads";
import { derivedId } from "./digest";
import type { SubmissionRepository, WriteResult } from "./repository";

const POLL_MS = 100;

/** Stores each submission before anything else, so that an acknowledged one cannot be lost, then delivers it once. */
export function createSubmissions(
  config: Pick<Config, "apiTimeoutMs">,
  repository: SubmissionRepository,
  uploads: StagedUploads,
  log: Log,
  delivery: Delivery | undefined,
): Submissions {
  return {
    ...uploads,
    async send(submission) {
      try {
        return await take(submission);
      } catch (error) {
        const { id, kind } = submission;
        log.error({ id, kind, ...describeError(error) }, "submission could not be written");
        return { ok: false, reason: "store" };
      }
    },
  };

  async function take(submission: Submission): Promise<SendResult> {
    const state = submission.spam ? "spam" : delivery ? "pending" : "inbox";
    const written = await writeWhenFree(submission, state);
    if (written.result === "conflict") return take({ ...submission, id: derivedId(submission) });
    if (written.result === "busy") return { ok: false, reason: "upstream" };
    if (written.result === "leased" && delivery && !delivery.whileVisitorWaits) {
      await delivery.leases.releaseLease(written.lease);
      delivery.worker.wake();
    } else if (written.result === "leased" && delivery) {
      const { ok } = await delivery.attempts.deliver(written.lease, submission);
      delivery.worker.wake();
      return ok ? { ok } : { ok, reason: "upstream" };
    }
    const logged = written.result === "delivered" ? "delivered" : "kept";
    log.info({ id: submission.id, kind: submission.kind, state: logged }, "submission taken");
    return { ok: true };
  }

  /** A visitor who sends again during a delivery is told its outcome, and replaces nothing that is on its way. */
  async function writeWhenFree(
    submission: Submission,
    state: "pending" | "inbox" | "spam",
  ): Promise<WriteResult> {
    const deadline = Date.now() + config.apiTimeoutMs + POLL_MS;
    for (;;) {
      const written = await repository.insertOrReplace(submission, state);
      if (written.result !== "busy" || Date.now() > deadline) return written;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
