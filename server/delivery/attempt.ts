import { describeError } from "../observability/log";
import type { Metrics } from "../observability/metrics";
import { LEASE_MS, type Lease, type Leases } from "../submissions/leases";
import type { Log, Submission } from "../types";
import type { CircuitBreaker } from "./circuit-breaker";
import type { DeliveryResult, Transport } from "./transports/transport";

export interface DeliveryAttemptsOptions {
  transport: Transport;
  leases: Leases;
  circuitBreaker: CircuitBreaker;
  log: Log;
  metrics?: Pick<Metrics, "upstreamAnswered">;
  timeoutMs: number;
}

/** Delivers what somebody holds a claim to, keeps the claim while that lasts, and writes down what came of it. */
export function createDeliveryAttempts({
  transport,
  leases,
  circuitBreaker,
  log,
  metrics,
  timeoutMs,
}: DeliveryAttemptsOptions) {
  const ending = new AbortController();
  /** What has arrived but could not be noted: it is not sent again when its lease has run out. */
  const arrived = new Set<string>();

  const send = async (claim: Lease, submission: Submission): Promise<DeliveryResult> => {
    const lost = new AbortController();
    const renewal = setInterval(() => {
      // A store that does not answer now may do so before the lease is over.
      leases.renew(claim).then(
        (held) => held || lost.abort(),
        () => {},
      );
    }, LEASE_MS / 3);
    try {
      const limit = AbortSignal.timeout(timeoutMs);
      const begun = Date.now();
      const result = await transport(submission, AbortSignal.any([limit, lost.signal, ending.signal]));
      metrics?.upstreamAnswered(
        claim.kind,
        result.ok ? "delivered" : limit.aborted ? "time limit" : result.why,
        (Date.now() - begun) / 1000,
      );
      return result;
    } finally {
      clearInterval(renewal);
    }
  };

  const note = async (claim: Lease, result: DeliveryResult): Promise<void> => {
    const key = keyOf(claim);
    if (result.ok) {
      arrived.add(key);
      if (await leases.delivered(claim)) arrived.delete(key);
    } else if (ending.signal.aborted) await leases.release(claim);
    else await leases.notDelivered(claim, result);
  };

  return {
    /** One try. Never rejects. `submission` is read from the store when the caller does not have it. */
    async deliver(claim: Lease, submission?: Submission): Promise<DeliveryResult> {
      const { id, kind, attempts } = claim;
      let result: DeliveryResult = { ok: false, retry: true, why: "store" };
      try {
        if (arrived.has(keyOf(claim))) result = { ok: true };
        else {
          const whole = submission ?? (await leases.read(claim));
          if (!whole) return result;
          result = await send(claim, whole);
          await circuitBreaker.record(result);
        }
        await note(claim, result);
      } catch (error) {
        log.error({ id, kind, ...describeError(error) }, "the outcome of a delivery could not be noted");
      }
      if (result.ok) log.info({ id, kind, attempts }, "submission delivered");
      else log.warn({ id, kind, attempts, why: result.why }, "submission not delivered");
      return result;
    },
    /** Ends what is under way; it is given back untried. */
    abort: () => ending.abort(),
  };
}

const keyOf = ({ id, digest }: Lease) => `${id} ${digest}`;

export type DeliveryAttempts = ReturnType<typeof createDeliveryAttempts>;
