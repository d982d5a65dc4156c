import type { Config } from "../../config";
import type { Metrics } from "../metrics";
import { createLeases } from "../store/claims";
import type { Store } from "../store/index";
import { createQueue } from "../store/queue";
import type { Log } from "../types";
import { transportFor } from "./channel";
import { createDeliveryAttempts } from "./courier";
import { createCircuitBreaker } from "./health";
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
