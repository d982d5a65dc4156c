import type { Config } from "../config";
import type { Connection } from "../database/connection";
import type { Log } from "../observability/log";
import type { Metrics } from "../observability/metrics";
import { createLeaseRepository } from "../submissions/lease-repository";
import type { SubmissionRepository } from "../submissions/repository";
import { createDeliveryAttempts } from "./attempt";
import { createCircuitBreaker } from "./circuit-breaker";
import { mailTransport } from "./transports/mail";
import type { Transport } from "./transports/transport";
import { upstreamTransport } from "./transports/upstream";
import { createWorker } from "./worker";

export interface DeliveryOptions {
  config: Config;
  connection: Connection;
  submissions: Pick<SubmissionRepository, "read">;
  log: Log;
  metrics?: Metrics;
}

export function createDelivery({ config, connection, submissions, log, metrics }: DeliveryOptions) {
  const transport = transportFor(config);
  if (!transport) return undefined;
  const leases = createLeaseRepository(connection);
  const circuitBreaker = createCircuitBreaker(() => leases.retryAllNow());
  const attempts = createDeliveryAttempts({
    transport,
    submissions,
    leases,
    circuitBreaker,
    log,
    metrics,
  });
  const worker = createWorker({ leases, attempts, circuitBreaker, log });
  return { leases, attempts, worker, whileVisitorWaits: transport.whileVisitorWaits };
}

export type Delivery = NonNullable<ReturnType<typeof createDelivery>>;

/** Where submissions go: the API, else the mailbox; undefined when the store itself is the inbox. */
function transportFor({ apiBaseUrl, mail, apiTimeoutMs, brandName }: Config): Transport | undefined {
  if (apiBaseUrl) return upstreamTransport(apiBaseUrl, apiTimeoutMs);
  return mail && mailTransport(mail, brandName);
}
