import type { Config } from "../../config/config";
import type { Log } from "../../observability/log";
import type { Metrics } from "../../observability/metrics";
import { createLeases } from "../store/leases";
import type { Connection } from "../store/schema";
import { createDeliveryAttempts } from "./attempt";
import { mailTransport } from "./transports/mail";
import type { Transport } from "./transports/transport";
import { upstreamTransport } from "./transports/upstream";
import { createWorker } from "./worker";

interface DeliveryOptions {
  config: Config;
  connection: Connection;
  log: Log;
  metrics?: Metrics;
}

export function createDelivery({ config, connection, log, metrics }: DeliveryOptions) {
  const transport = transportFor(config, log, metrics);
  if (!transport) return undefined;
  const leases = createLeases(connection);
  const attempts = createDeliveryAttempts({ transport, connection, leases, log });
  const worker = createWorker({ leases, attempts, maxConcurrent: transport.maxConcurrent, log });
  return { leases, attempts, worker, visitorTimeoutMs: transport.visitorTimeoutMs };
}

export type Delivery = NonNullable<ReturnType<typeof createDelivery>>;

/** Undefined without API or mail: submissions stay in the store. */
function transportFor(config: Config, log: Log, metrics?: Metrics): Transport | undefined {
  const { apiBaseUrl, mail, brandName: brand } = config;
  if (apiBaseUrl) return upstreamTransport(apiBaseUrl, config);
  return mail && mailTransport(mail, { brand, log, metrics });
}
