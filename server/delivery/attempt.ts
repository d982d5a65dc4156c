import { describeError, type Log } from "../observability/log";
import type { Metrics } from "../observability/metrics";
import { LEASE_MS, type Lease } from "../submissions/lease";
import type { LeaseRepository } from "../submissions/lease-repository";
import type { SubmissionRepository } from "../submissions/repository";
import type { Submission } from "../submissions/submission";
import { IncompleteFileError } from "../uploads/files";
import { backOff } from "./back-off";
import type { CircuitBreaker } from "./circuit-breaker";
import type { DeliveryResult, Transport } from "./transports/transport";

export interface DeliveryAttemptsOptions {
  transport: Transport;
  submissions: Pick<SubmissionRepository, "read">;
  leases: LeaseRepository;
  circuitBreaker: CircuitBreaker;
  log: Log;
  metrics?: Pick<Metrics, "upstreamAnswered">;
}

/** Delivers leased submissions, renews each lease meanwhile, and stores the outcome. */
export function createDeliveryAttempts({
  transport,
  submissions,
  leases,
  circuitBreaker,
  log,
  metrics,
}: DeliveryAttemptsOptions) {
  const stopping = new AbortController();
  /** Submissions that arrived although the store could not be told: this process does not send them again. */
  const arrived = new Set<string>();
  /** By content: the lease that a delivery of this process goes on under. */
  const underWay = new Map<string, Lease>();

  const send = async (lease: Lease, submission: Submission): Promise<DeliveryResult> => {
    const leaseLost = new AbortController();
    const renewal = setInterval(() => {
      const { owner } = lease;
      // A store that fails now may answer before the lease is over.
      leases.renewLease(lease).then(
        (held) => held || lease.owner !== owner || leaseLost.abort(),
        () => {},
      );
    }, LEASE_MS / 3);
    try {
      const timeout = AbortSignal.timeout(transport.timeoutMs);
      const begun = Date.now();
      const signal = AbortSignal.any([timeout, leaseLost.signal, stopping.signal]);
      const result = await transport.deliver(submission, signal);
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

  const store = async (lease: Lease, result: DeliveryResult): Promise<void> => {
    const key = keyOf(lease);
    if (result.ok) {
      arrived.add(key);
      if (await leases.markDelivered(lease)) arrived.delete(key);
    } else if (stopping.signal.aborted) await leases.releaseLease(lease);
    else {
      const retry = result.retry && Date.now() < lease.giveUpAt;
      await leases.markFailed(lease, result.why, retry ? Date.now() + backOff(lease.attempts) : undefined);
    }
  };

  /** Undefined when there is nothing to deliver any more. */
  const attempt = async (lease: Lease, given?: Submission): Promise<DeliveryResult | undefined> => {
    if (arrived.has(keyOf(lease))) return { ok: true };
    try {
      const submission = given ?? (await submissions.read(lease.id));
      if (!submission) return undefined;
      const result = await send(lease, submission);
      await circuitBreaker.record(result);
      return result;
    } catch (error) {
      if (error instanceof IncompleteFileError)
        return { ok: false, retry: false, why: "its file is not whole" };
      throw error;
    }
  };

  return {
    /** Tries once, within the transport's time limit; reads the submission unless the caller has it. Never rejects. */
    async deliver(lease: Lease, submission?: Submission): Promise<DeliveryResult> {
      const { id, kind, attempts } = lease;
      let result: DeliveryResult = { ok: false, retry: true, why: "store" };
      const running = underWay.get(keyOf(lease));
      if (running) {
        // The store was away for longer than a lease lasts: the delivery goes on under the new one.
        running.owner = lease.owner;
        return { ok: false, retry: true, why: "under way" };
      }
      underWay.set(keyOf(lease), lease);
      try {
        const attempted = await attempt(lease, submission);
        if (!attempted) return result;
        result = attempted;
        await store(lease, result);
      } catch (error) {
        log.error({ id, kind, ...describeError(error) }, "the outcome of a delivery could not be noted");
      } finally {
        underWay.delete(keyOf(lease));
      }
      if (result.ok) log.info({ id, kind, attempts }, "submission delivered");
      else log.warn({ id, kind, attempts, why: result.why }, "submission not delivered");
      return result;
    },
    abort: () => stopping.abort(),
  };
}

const keyOf = ({ id, digest }: Lease) => `${id} ${digest}`;

export type DeliveryAttempts = ReturnType<typeof createDeliveryAttempts>;
