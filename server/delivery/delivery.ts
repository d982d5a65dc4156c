import type { Config } from "../config";
import type { Store } from "../database/store";
import type { Metrics } from "../observability/metrics";
import { createLeases } from "../submissions/leases";
import { createQueue } from "../submissions/queue";
import type { Log } from "../types";
import { createDeliveryAttempts } from "./attempt";
import { createCircuitBreaker } from "./circuit-breaker";
import { transportFor } from "./transports/transport";
import { createWorker } from "./worker";

/** Delivery as the configuration asks for it; undefined when there is nothing to deliver to. */
export function createDelivery(config: Config, store: Store, log: Log, metrics?: Metrics) {
  const transport = transportFor(config);
  if (!transport) return undefined;
  const queue = createQueue(store);
  const circuitBreaker = createCircuitBreaker(() => queue.retryAllNow());
  const leases = createLeases(store);
  const attempts = createDeliveryAttempts({
    transport,
    leases,
    circuitBreaker,
    log,
    metrics,
    timeoutMs: config.apiTimeoutMs,
  });
  const worker = createWorker({ queue, attempts, circuitBreaker, log });
  return { queue, attempts, worker };
}

export type Delivery = NonNullable<ReturnType<typeof createDelivery>>;
