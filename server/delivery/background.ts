import type { Store } from "../database/store";
import type { Background } from "../types";
import type { Delivery } from "./delivery";

/** How often what has come of age is erased. Milliseconds. */
const RETENTION_INTERVAL_MS = 60_000;

/** What goes on without a request: delivery of what waits, and cleaning. */
export function createBackground(store: Store, delivery: Delivery | undefined): Background {
  let timer: NodeJS.Timeout | undefined;
  let stopping: Promise<void> | undefined;
  return {
    start() {
      if (timer) return;
      delivery?.worker.start();
      // One that fails is made up for by the next.
      timer = setInterval(() => void store.applyRetention().catch(() => {}), RETENTION_INTERVAL_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      stopping ??= delivery?.worker.stop() ?? Promise.resolve();
      return stopping;
    },
  };
}
