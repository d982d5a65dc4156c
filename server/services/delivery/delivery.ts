import type { Config } from "../../config";
import type { Metrics } from "../metrics";
import { createClaims } from "../store/claims";
import type { Store } from "../store/index";
import { createQueue } from "../store/queue";
import type { Log } from "../types";
import { channelOf } from "./channel";
import { createCourier } from "./courier";
import { createHealth } from "./health";
import { createWorker } from "./worker";

/** Delivery as the configuration asks for it; undefined when there is nothing to deliver to. */
export function createDelivery(config: Config, store: Store, log: Log, metrics?: Metrics) {
  const channel = channelOf(config);
  if (!channel) return undefined;
  const queue = createQueue(store);
  const health = createHealth(() => queue.allDue());
  const claims = createClaims(store);
  const courier = createCourier({ channel, claims, health, log, metrics, timeoutMs: config.apiTimeoutMs });
  const worker = createWorker({ queue, courier, health, log });
  return { queue, courier, worker };
}

export type Delivery = NonNullable<ReturnType<typeof createDelivery>>;
