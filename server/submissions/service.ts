import type { Config } from "../config";
import type { Store } from "../database/store";
import type { Delivery } from "../delivery/delivery";
import { describeError } from "../observability/log";
import type { Log, SendResult, Submission, Submissions } from "../types";
import { createStagedUploads } from "../uploads/staged-uploads";
import { derivedId } from "./digest";
import { type Written, writeSubmission } from "./write";

/** How often is asked whether somebody else's delivery has ended. Milliseconds. */
const POLL_MS = 100;

/**
 * Takes submissions: written first, so that what a visitor was told is received cannot be lost, then tried once within
 * the request; what fails then is the worker's (DESIGN.md, "How a submission travels").
 */
export function createSubmissions(
  config: Pick<Config, "apiTimeoutMs">,
  store: Store,
  log: Log,
  delivery: Delivery | undefined,
): Submissions {
  return {
    ...createStagedUploads(store),
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
    if (written.is === "taken") return take({ ...submission, id: derivedId(submission) });
    if (written.is === "busy") return { ok: false, reason: "upstream" };
    if (written.is === "claimed" && delivery) {
      const { ok } = await delivery.attempts.deliver(written.claim, submission);
      delivery.worker.wake();
      return ok ? { ok } : { ok, reason: "upstream" };
    }
    log.info({ id: submission.id, kind: submission.kind, state: written.is }, "submission taken");
    return { ok: true };
  }

  /**
   * While the worker, or another machine, is delivering what has this id, its outcome is waited for: a visitor who tries
   * again at that moment must not be told of a failure when it arrives, nor replace what is on its way.
   */
  async function writeWhenFree(
    submission: Submission,
    state: "pending" | "inbox" | "spam",
  ): Promise<Written> {
    const deadline = Date.now() + config.apiTimeoutMs + POLL_MS;
    for (;;) {
      const written = await writeSubmission(store, submission, state);
      if (written.is !== "busy" || Date.now() > deadline) return written;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
