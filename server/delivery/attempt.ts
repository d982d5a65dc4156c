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

/** Delivers leased submissions, renews their leases meanwhile and records the outcome. */
export function createDeliveryAttempts({ transport, submissions, leases, log }: DeliveryAttemptsOptions) {
  const stopping = new AbortController();
  /** The current lease of each delivery of this process, by submission. */
  const underWay = new Map<string, Lease>();

  const send = async (lease: Lease, submission: StoredContent): Promise<DeliveryResult> => {
    const leaseLost = new AbortController();
    const renewal = setInterval(() => {
      const { owner } = lease;
      // After a failure the next renewal may still come in time.
      leases.renew(lease).then(
        (held) => held || lease.owner !== owner || leaseLost.abort(),
        () => {},
      );
    }, LEASE_MS / 3);
    try {
      const timeout = AbortSignal.timeout(transport.timeoutMs);
      const signal = AbortSignal.any([timeout, leaseLost.signal, stopping.signal]);
      return await transport.deliver(submission, signal);
    } finally {
      clearInterval(renewal);
    }
  };

  const record = async (lease: Lease, result: DeliveryResult): Promise<void> => {
    if (result.ok) await leases.markDelivered(lease);
    // Cut off, it is due at once.
    else if (stopping.signal.aborted) await leases.markFailed(lease, "stopped", Date.now());
    else {
      const retry = result.retry && Date.now() < lease.giveUpAt;
      await leases.markFailed(lease, result.why, retry ? Date.now() + backOff(lease.attempts) : undefined);
    }
  };

  /** Undefined when the submission no longer exists. */
  const attempt = async (lease: Lease): Promise<DeliveryResult | undefined> => {
    const { id, kind } = lease;
    let submission: StoredContent | undefined;
    try {
      submission = await submissions.read(id);
    } catch (error) {
      if (error instanceof IncompleteFileError) return { ok: false, retry: false, why: "file incomplete" };
      log.error({ id, kind, ...describeError(error) }, "could not read a submission");
      return { ok: false, retry: true, why: "not readable" };
    }
    return submission && send(lease, submission);
  };

  return {
    /** Tries once, within the transport's time limit. Never rejects. */
    async deliver(lease: Lease): Promise<DeliveryResult> {
      const { id, kind, attempts } = lease;
      let result: DeliveryResult = { ok: false, retry: true, why: "store" };
      const running = underWay.get(id);
      if (running) {
        // The store was away for longer than a lease: the delivery continues under the new one.
        running.owner = lease.owner;
        return { ok: false, retry: true, why: "under way" };
      }
      underWay.set(id, lease);
      try {
        const attempted = await attempt(lease);
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
    },
    abort: () => stopping.abort(),
  };
}

export type DeliveryAttempts = ReturnType<typeof createDeliveryAttempts>;

const FIRST_WAIT_MS = 5_000;
/** With the worker's poll and the time limit of an attempt that is just failing: a minute. */
const LONGEST_WAIT_MS = 50_000;
const JITTER = 0.2;

/** Milliseconds to the next attempt: 5 s, doubling up to 50 s, less up to a fifth so that joint failures spread out. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (Math.max(attempts, 1) - 1), LONGEST_WAIT_MS);
  // PostgreSQL's integer columns reject fractions.
  return Math.round(wait * (1 - JITTER * random()));
}
