import type { Config } from "../config";
import type { Delivery } from "../delivery/delivery";
import { describeError, type Log } from "../observability/log";
import type { StagedUploads } from "../uploads/staged-uploads";
import type { StoreFor, SubmissionRepository, WriteResult } from "./repository";
import { derivedId, type Submission } from "./submission";

export type SendResult =
  /** Delivered, stored where nothing to deliver to is configured, or stored as spam. */
  | { ok: true }
  /** Stored but not delivered yet ("upstream"), or not even stored ("store"). */
  | { ok: false; reason: "upstream" | "store" };

export interface Submissions extends StagedUploads {
  /** Stores it, then tries to deliver it once, within API_TIMEOUT_MS. Never rejects. */
  send(submission: Submission): Promise<SendResult>;
}

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
    const written = await writeWhenFree(submission, storeFor(submission));
    if (written.result === "conflict") return take({ ...submission, id: derivedId(submission) });
    if (written.result === "busy") return { ok: false, reason: "upstream" };
    if (written.result === "leased" && delivery) {
      const { ok } = await delivery.attempts.deliver(written.lease, submission);
      delivery.worker.wake();
      return ok ? { ok } : { ok, reason: "upstream" };
    }
    delivery?.worker.wake();
    const logged = written.result === "delivered" ? "delivered" : "kept";
    log.info({ id: submission.id, kind: submission.kind, state: logged }, "submission taken");
    return { ok: true };
  }

  function storeFor({ spam }: Submission): StoreFor {
    if (spam) return "spam";
    if (!delivery) return "inbox";
    return delivery.whileVisitorWaits ? "caller" : "worker";
  }

  /** A visitor who sends the same again during a delivery is told its outcome. */
  async function writeWhenFree(submission: Submission, target: StoreFor): Promise<WriteResult> {
    const deadline = Date.now() + config.apiTimeoutMs + POLL_MS;
    for (;;) {
      const written = await repository.insertOrReplace(submission, target);
      if (written.result !== "busy" || Date.now() > deadline) return written;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
