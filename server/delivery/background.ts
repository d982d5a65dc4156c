import type { Store } from "../database/store";
import { describeError, type Log } from "../observability/log";
import type { Delivery } from "./delivery";

export interface Background {
  start(): void;
  /** Resolves when what is under way has ended, within about ten seconds. */
  stop(): Promise<void>;
}

export const RETENTION_INTERVAL_MS = 60_000;

/** What runs without a request: delivery of waiting submissions, and retention. */
export function createBackground(
  store: Pick<Store, "applyRetention">,
  delivery: Delivery | undefined,
  log: Log,
): Background {
  let timer: NodeJS.Timeout | undefined;
  let stopping: Promise<void> | undefined;
  const applyRetention = () =>
    store
      .applyRetention()
      .catch((error: unknown) =>
        log.warn(describeError(error), "what is older than it may be kept could not be removed"),
      );
  return {
    start() {
      if (timer) return;
      delivery?.worker.start();
      // Rows may have expired while nothing ran. Commands leave them: they may run with other variables than the server.
      void applyRetention();
      timer = setInterval(applyRetention, RETENTION_INTERVAL_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      stopping ??= delivery?.worker.stop() ?? Promise.resolve();
      return stopping;
    },
  };
}
