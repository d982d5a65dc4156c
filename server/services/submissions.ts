import type { Config } from "../config";
import { createKeptFiles } from "./kept-files";
import { describeError } from "./log";
import type { Store } from "./store/index";
import { type ClaimedSubmission, createSubmissionStore } from "./store/submissions";
import type { Log, SendResult, Submission, Submissions } from "./types";
import { deliver } from "./upstream";

/**
 * Takes submissions: written first, so that what a visitor was told is received cannot be lost, then delivered once
 * within the request (DESIGN.md, "How a submission travels").
 */
export function createSubmissions(config: Config, store: Store, log: Log): Submissions {
  const rows = createSubmissionStore(store, config.apiTimeoutMs);
  return {
    ...createKeptFiles(store),
    async send(submission) {
      const { id, kind, spam } = submission;
      try {
        const claimed = await rows.write(submission, spam ? "spam" : config.apiBaseUrl ? "pending" : "inbox");
        if (claimed === "kept") {
          log.info({ id, kind, state: spam ? "spam" : "inbox" }, "submission kept");
          return { ok: true };
        }
        if (claimed === "delivered") return { ok: true };
        if (claimed === "busy") return { ok: false, reason: "upstream" };
        return await tryDelivery(claimed, submission);
      } catch (error) {
        log.error({ id, kind, ...describeError(error) }, "submission could not be written");
        return { ok: false, reason: "store" };
      }
    },
  };

  async function tryDelivery(
    claim: ClaimedSubmission,
    { id, kind, values, file }: Submission,
  ): Promise<SendResult> {
    const result = await deliver(config, config.apiBaseUrl ?? "", { id, kind, values, file });
    if (result.ok) {
      await rows.delivered(id).catch((error: unknown) => {
        // It has arrived: the visitor is told so. A later try carries the same key and can be recognised.
        log.error({ id, kind, ...describeError(error) }, "delivered, but the receipt could not be written");
      });
      log.info({ id, kind, attempts: claim.attempts }, "submission delivered");
      return { ok: true };
    }
    await rows.notDelivered(id, claim.attempts, result);
    log.warn({ id, kind, attempts: claim.attempts, why: result.why }, "submission not delivered");
    return { ok: false, reason: "upstream" };
  }
}
