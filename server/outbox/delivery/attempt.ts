import { describeError, type Log } from "../../observability/log";
import { IncompleteFileError } from "../store/files";
import { LEASE_MS, type Lease, type Leases } from "../store/leases";
import { readContent } from "../store/reading";
import type { Connection } from "../store/schema";
import { type DeliveryResult, type Transport, unanswered } from "./transports/transport";

/** Delivers leased submissions, renews their leases and records the outcome. */
export function createDeliveryAttempts(
  transport: Transport,
  connection: Connection,
  leases: Leases,
  log: Log,
) {
  let stopping = false;
  /** Attempts of this process, by submission id. */
  const underWay = new Map<
    string,
    { lease: Lease; controller: AbortController; result: Promise<DeliveryResult> }
  >();

  /** Undefined when the submission no longer exists. */
  async function send(lease: Lease, controller: AbortController, timeoutMs: number) {
    const { id, kind } = lease;
    const submission = await readContent(connection, id).catch((error: unknown): DeliveryResult => {
      if (error instanceof IncompleteFileError) return unanswered(error);
      log.error({ id, kind, ...describeError(error) }, "could not read a submission");
      return { ok: false, retry: true, why: "not readable" };
    });
    if (!submission || "ok" in submission) return submission;
    const timeout = setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), timeoutMs);
    const renewal = setInterval(() => {
      const { lease_owner } = lease;
      // The next renewal may still succeed in time.
      leases.renew(lease).then(
        (held) => held || lease.lease_owner !== lease_owner || controller.abort(),
        () => {},
      );
    }, LEASE_MS / 3);
    try {
      return await transport.deliver(submission, controller.signal);
    } finally {
      clearTimeout(timeout);
      clearInterval(renewal);
    }
  }

  async function record(lease: Lease, result: DeliveryResult): Promise<void> {
    if (result.ok) {
      await (result.withoutFile ? leases.markKept(lease) : leases.markDelivered(lease));
      return leases.retrySoon(lease);
    }
    // Interrupted by shutdown: retry immediately.
    if (stopping) return leases.markFailed(lease, "stopped", Date.now());
    const retry = result.retry && Date.now() < lease.give_up_at;
    await leases.markFailed(lease, result.why, retry ? Date.now() + backOff(lease.attempts) : undefined);
  }

  async function attempt(lease: Lease, controller: AbortController, timeoutMs: number) {
    const { id, kind, attempts } = lease;
    let result: DeliveryResult = { ok: false, retry: true, why: "store" };
    try {
      const sent = await send(lease, controller, timeoutMs);
      if (!sent) return result;
      result = sent;
      await record(lease, result);
    } catch (error) {
      log.error({ id, kind, ...describeError(error) }, "could not record the outcome of a delivery");
    } finally {
      underWay.delete(id);
    }
    if (!result.ok) log.warn({ id, kind, attempts, why: result.why }, "submission not delivered");
    else if (result.withoutFile) log.warn({ id, kind, attempts }, "submission mailed without its file");
    else log.info({ id, kind, attempts }, "submission delivered");
    return result;
  }

  return {
    /** Tries once, within a time limit in milliseconds. Never rejects. */
    deliver(lease: Lease, timeoutMs = transport.timeoutMs): Promise<DeliveryResult> {
      const running = underWay.get(lease.id);
      if (running) {
        // The store was unavailable for longer than a lease: continue under the new one.
        running.lease.lease_owner = lease.lease_owner;
        return running.result;
      }
      const controller = new AbortController();
      const result = attempt(lease, controller, timeoutMs);
      underWay.set(lease.id, { lease, controller, result });
      return result;
    },
    /** Undefined unless this process is delivering the submission. */
    outcomeOf: (id: string) => underWay.get(id)?.result,
    /** Resolves when the attempts that are under way now have ended. */
    settled: () => Promise.all(Array.from(underWay.values(), ({ result }) => result)),
    /** Aborts all attempts, for shutdown. */
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

/** Milliseconds to the next attempt: doubles from 5 s to ten minutes, less a random fifth, which spreads joint failures. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (Math.max(attempts, 1) - 1), LONGEST_WAIT_MS);
  // PostgreSQL's integer columns reject fractions.
  return Math.round(wait * (1 - JITTER * random()));
}
