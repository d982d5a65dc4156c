import { describeError, type Log } from "../observability/log";
import { LEASE_MS, type Lease, type Leases } from "../submissions/leases";
import type { SubmissionStore } from "../submissions/store";
import type { StoredContent } from "../submissions/submission";
import { IncompleteFileError } from "../uploads/files";
import type { DeliveryResult, Transport } from "./transports/transport";

interface DeliveryAttemptsOptions {
  transport: Transport;
  submissions: Pick<SubmissionStore, "read">;
  leases: Leases;
  log: Log;
}

interface Attempt {
  lease: Lease;
  controller: AbortController;
  result: Promise<DeliveryResult>;
}

/** Delivers leased submissions, renews their leases meanwhile and records the outcome. */
export function createDeliveryAttempts({ transport, submissions, leases, log }: DeliveryAttemptsOptions) {
  let stopping = false;
  /** The attempts of this process, by submission. */
  const underWay = new Map<string, Attempt>();

  const send = async (
    lease: Lease,
    submission: StoredContent,
    controller: AbortController,
    timeoutMs: number,
  ): Promise<DeliveryResult> => {
    const timeout = setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), timeoutMs);
    const renewal = setInterval(() => {
      const { owner } = lease;
      // After a failure the next renewal may still come in time.
      leases.renew(lease).then(
        (held) => held || lease.owner !== owner || controller.abort(),
        () => {},
      );
    }, LEASE_MS / 3);
    try {
      return await transport.deliver(submission, controller.signal);
    } finally {
      clearTimeout(timeout);
      clearInterval(renewal);
    }
  };

  const record = async (lease: Lease, result: DeliveryResult): Promise<void> => {
    if (result.ok) {
      await leases.markDelivered(lease);
      await leases.retrySoon(lease);
    }
    // Interrupted by a stop: due at once.
    else if (stopping) await leases.markFailed(lease, "stopped", Date.now());
    else {
      const retry = result.retry && Date.now() < lease.giveUpAt;
      await leases.markFailed(lease, result.why, retry ? Date.now() + backOff(lease.attempts) : undefined);
    }
  };

  /** Undefined when the submission no longer exists. */
  const attempt = async (
    lease: Lease,
    controller: AbortController,
    timeoutMs: number,
  ): Promise<DeliveryResult | undefined> => {
    const { id, kind } = lease;
    let submission: StoredContent | undefined;
    try {
      submission = await submissions.read(id);
    } catch (error) {
      if (error instanceof IncompleteFileError) return { ok: false, retry: false, why: "file incomplete" };
      log.error({ id, kind, ...describeError(error) }, "could not read a submission");
      return { ok: false, retry: true, why: "not readable" };
    }
    return submission && send(lease, submission, controller, timeoutMs);
  };

  const run = async (...[lease, controller, timeoutMs]: Parameters<typeof attempt>) => {
    const { id, kind, attempts } = lease;
    let result: DeliveryResult = { ok: false, retry: true, why: "store" };
    try {
      const attempted = await attempt(lease, controller, timeoutMs);
      if (!attempted) return result;
      result = attempted;
      await record(lease, result);
    } catch (error) {
      log.error({ id, kind, ...describeError(error) }, "could not record the outcome of a delivery");
    } finally {
      underWay.delete(id);
    }
    if (result.ok) log.info({ id, kind, attempts }, "submission delivered");
    else log.warn({ id, kind, attempts, why: result.why }, "submission not delivered");
    return result;
  };

  return {
    /** Tries once, within a time limit in milliseconds. Never rejects. */
    deliver(lease: Lease, timeoutMs = transport.timeoutMs): Promise<DeliveryResult> {
      const running = underWay.get(lease.id);
      if (running) {
        // The store was away for longer than a lease: the delivery continues under the new one.
        running.lease.owner = lease.owner;
        return running.result;
      }
      const controller = new AbortController();
      const result = run(lease, controller, timeoutMs);
      underWay.set(lease.id, { lease, controller, result });
      return result;
    },
    /** The outcome of the attempt that this process is making; undefined without one. */
    outcomeOf: (id: string) => underWay.get(id)?.result,
    /** Cuts off what is under way, for a stop. */
    abort(): void {
      stopping = true;
      for (const { controller } of underWay.values()) controller.abort();
    },
  };
}

export type DeliveryAttempts = ReturnType<typeof createDeliveryAttempts>;

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 10 * 60_000;
const JITTER = 0.2;

/** Milliseconds to the next attempt: 5 s, doubling up to ten minutes, less up to a fifth so that joint failures spread out. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (Math.max(attempts, 1) - 1), LONGEST_WAIT_MS);
  // PostgreSQL's integer columns reject fractions.
  return Math.round(wait * (1 - JITTER * random()));
}
