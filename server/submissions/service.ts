import type { Config } from "../config";
import type { Delivery } from "../delivery/delivery";
import { describeError } from "../observability/log";
import type { Log, SendResult, Submission, Submissions } from "../types";
import type { StagedUploads } from "../uploads/staged-uploads";
import { derivedId } from "./digest";
import type { SubmissionRepository, WriteResult } from "./repository";

/** How often the end of a delivery in another place is looked for. Milliseconds. */
const POLL_MS = 100;

/**
 * Takes submissions: each is written before anything else, so that what a visitor was told is received cannot be lost,
 * and delivered once within the request. Later attempts are the worker's.
 */
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
    // The id belongs to another submission: this one gets an id of its own.
    if (written.result === "conflict") return take({ ...submission, id: derivedId(submission) });
    if (written.result === "busy") return { ok: false, reason: "upstream" };
    if (written.result === "leased" && delivery) {
      const { ok } = await delivery.attempts.deliver(written.lease, submission);
      delivery.worker.wake();
      return ok ? { ok } : { ok, reason: "upstream" };
    }
    const logged = written.result === "delivered" ? "delivered" : "kept";
    log.info({ id: submission.id, kind: submission.kind, state: logged }, "submission taken");
    return { ok: true };
  }

  /**
   * While the worker or another machine delivers the submission with this id, waits for the outcome: a visitor who sends
   * again at that moment must not be told of a failure when it arrives, nor replace what is on its way.
   */
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
