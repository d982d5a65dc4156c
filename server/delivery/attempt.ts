import { describeError, type Log } from "../observability/log";
import type { Metrics } from "../observability/metrics";
import { LEASE_MS, type Lease } from "../submissions/lease";
import type { LeaseRepository } from "../submissions/lease-repository";
import type { SubmissionRepository } from "../submissions/repository";
import type { Submission } from "../submissions/submission";
import { IncompleteFileError } from "../uploads/files";
import { backOff } from "./back-off";
import type { CircuitBreaker } from "./circuit-breaker";
import type { DeliveryFailure, DeliveryResult, Transport } from "./transports/transport";

/** A failure that no transport had says nothing about the receiving end. */
type AttemptResult = { ok: true } | Omit<DeliveryFailure, "trouble">;

interface DeliveryAttemptsOptions {
  transport: Transport;
  submissions: Pick<SubmissionRepository, "read">;
  leases: LeaseRepository;
  circuitBreaker: CircuitBreaker;
  log: Log;
  metrics?: Pick<Metrics, "upstreamAnswered">;
}

/** Delivers leased submissions, renews their leases meanwhile and records the outcome. */
export function createDeliveryAttempts({
  transport,
  submissions,
  leases,
  circuitBreaker,
  log,
  metrics,
}: DeliveryAttemptsOptions) {
  const stopping = new AbortController();
  /** Keys of deliveries that succeeded and could not be recorded: this process does not repeat them. */
  const arrived = new Set<string>();
  /** The current lease of each delivery of this process, by key. */
  const underWay = new Map<string, Lease>();

  const send = async (lease: Lease, submission: Submission): Promise<DeliveryResult> => {
    const leaseLost = new AbortController();
    const renewal = setInterval(() => {
      const { owner } = lease;
      // After a failure the next renewal may still come in time.
      leases.renewLease(lease).then(
        (held) => held || lease.owner !== owner || leaseLost.abort(),
        () => {},
      );
    }, LEASE_MS / 3);
    try {
      const timeout = AbortSignal.timeout(transport.timeoutMs);
      const begun = Date.now();
      const signal = AbortSignal.any([timeout, leaseLost.signal, stopping.signal]);
      const result = await transport.deliver(submission, lease, signal);
      if (result.ok || timeout.aborted || !signal.aborted) await noteHealth(lease, result);
      metrics?.upstreamAnswered(
        lease.kind,
        result.ok ? "delivered" : timeout.aborted ? "time limit" : result.why,
        (Date.now() - begun) / 1000,
      );
      return result;
    } finally {
      clearInterval(renewal);
    }
  };

  const store = async (lease: Lease, result: AttemptResult): Promise<void> => {
    if (result.ok) {
      arrived.add(lease.key);
      if (await leases.markDelivered(lease)) arrived.delete(lease.key);
    } else if (stopping.signal.aborted) await leases.releaseLease(lease);
    else {
      const retry = result.retry && Date.now() < lease.giveUpAt;
      const retryAt = retry ? Date.now() + backOff(lease.attempts) : undefined;
      const why = result.detail ? `${result.why}: ${result.detail}` : result.why;
      await leases.markFailed(lease, why, { retryAt, recipients: result.recipients });
    }
  };

  const noteHealth = async (lease: Lease, result: DeliveryResult): Promise<void> => {
    await circuitBreaker.record(lease.key, result).catch((error: unknown) => {
      log.error(describeError(error), "could not bring waiting deliveries forward");
    });
  };

  /** Undefined when the submission no longer exists. */
  const attempt = async (lease: Lease, given?: Submission): Promise<AttemptResult | undefined> => {
    if (arrived.has(lease.key)) return { ok: true };
    const { id, kind } = lease;
    let submission = given;
    try {
      submission ??= await submissions.read(id);
    } catch (error) {
      if (error instanceof IncompleteFileError) return { ok: false, retry: false, why: "file incomplete" };
      log.error({ id, kind, ...describeError(error) }, "could not read a submission");
      return { ok: false, retry: true, why: "not readable" };
    }
    return submission && send(lease, submission);
  };

  return {
    /** Tries once, within the transport's time limit. Reads the submission unless it is given. Never rejects. */
    async deliver(lease: Lease, submission?: Submission): Promise<AttemptResult> {
      const { id, key, kind, attempts } = lease;
      let result: AttemptResult = { ok: false, retry: true, why: "store" };
      const running = underWay.get(key);
      if (running) {
        // The store was away for longer than a lease: the delivery continues under the new one.
        running.owner = lease.owner;
        return { ok: false, retry: true, why: "under way" };
      }
      underWay.set(key, lease);
      try {
        const attempted = await attempt(lease, submission);
        if (!attempted) return result;
        result = attempted;
        await store(lease, result);
      } catch (error) {
        log.error({ id, kind, ...describeError(error) }, "could not record the outcome of a delivery");
      } finally {
        underWay.delete(key);
      }
      if (result.ok) log.info({ id, key, kind, attempts }, "submission delivered");
      else log.warn({ id, key, kind, attempts, why: result.why }, "submission not delivered");
      return result;
    },
    abort: () => stopping.abort(),
  };
}

export type DeliveryAttempts = ReturnType<typeof createDeliveryAttempts>;
