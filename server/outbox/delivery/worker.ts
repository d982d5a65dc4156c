import type { Config } from "../../config/config";
import { describeError, type Log } from "../../observability/log";
import type { Metrics } from "../../observability/metrics";
import { createLeases, type Lease, type Leases } from "../store/leases";
import type { Connection } from "../store/schema";
import { createDeliveryAttempts, type DeliveryAttempts } from "./attempt";
import { mailTransport } from "./transports/mail";
import { upstreamTransport } from "./transports/upstream";

/** Also finds submissions that another process has stored. */
const POLL_MS = 2_000;

/** Between a failure and the next delivery: limits the attempts when thousands wait for a dead API. */
const FAILURE_PAUSE_MS = 250;

/** An endpoint that hangs leaves places for the other kind. */
const MAX_PER_KIND = 4;

/** Shutdown aborts deliveries after this time. The rest of the timeout is for recording their outcome. */
const ABORT_MS = 8_000;
const STOP_TIMEOUT_MS = 9_500;

/** Delivers due submissions in the background. */
export function createWorker(
  leases: Pick<Leases, "leaseDue">,
  attempts: Pick<DeliveryAttempts, "deliver" | "settled" | "abort">,
  maxConcurrent: number,
  log: Log,
) {
  const underWay = new Set<Lease>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function startDue(): Promise<void> {
    while (timer && underWay.size < maxConcurrent) {
      const kinds = Array.from(underWay, ({ kind }) => kind);
      const full = kinds.filter((kind) => kinds.filter((other) => other === kind).length >= MAX_PER_KIND);
      const lease = await leases.leaseDue(full);
      // A submission leased during shutdown comes due again when its lease ends.
      if (!lease || !timer) return;
      underWay.add(lease);
      void deliver(lease).finally(() => {
        underWay.delete(lease);
        look();
      });
    }
  }

  async function deliver(lease: Lease): Promise<void> {
    const { ok } = await attempts.deliver(lease);
    if (!ok && timer) await new Promise((resolve) => setTimeout(resolve, FAILURE_PAUSE_MS));
  }

  function look(): void {
    looking ??= startDue()
      .catch((error: unknown) => {
        log.error(describeError(error), "could not read due submissions from the store");
      })
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    start() {
      timer ??= setInterval(look, POLL_MS).unref();
      look();
    },
    /**
     * Starts no more deliveries, aborts those under way, visitors' too, after eight seconds, and resolves within ten. An
     * aborted delivery is due again immediately; one whose outcome was not recorded, when its lease ends.
     */
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      setTimeout(attempts.abort, ABORT_MS).unref();
      const late = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
      await looking;
      await Promise.race([attempts.settled(), late]);
    },
  };
}

/** Undefined without API or mail: submissions stay in the store. */
export function createDelivery(config: Config, connection: Connection, log: Log, metrics?: Metrics) {
  const { apiBaseUrl, mail, brandName } = config;
  const mailed = mail && mailTransport(mail, brandName, log, metrics);
  const transport = apiBaseUrl ? upstreamTransport(apiBaseUrl, config) : mailed;
  if (!transport) return undefined;
  const leases = createLeases(connection);
  const attempts = createDeliveryAttempts(transport, connection, leases, log);
  const worker = createWorker(leases, attempts, transport.maxConcurrent, log);
  return { leases, attempts, worker, visitorTimeoutMs: transport.visitorTimeoutMs };
}

export type Delivery = NonNullable<ReturnType<typeof createDelivery>>;
