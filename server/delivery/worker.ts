import { describeError } from "../observability/log";
import type { Queue } from "../submissions/queue";
import type { Log } from "../types";
import type { DeliveryAttempts } from "./attempt";
import type { CircuitBreaker } from "./circuit-breaker";

/** Deliveries at once: one while it is not known whether anybody is there. */
const MAX_CONCURRENT = 8;

/** How often the store is asked although nothing seems due: another process may have written. Milliseconds. */
const POLL_MS = 5_000;

/** While the receiving end is down, one submission is tried this often, due or not: so its return is noticed. */
const PROBE_MS = 15_000;

/** What is under way when the process ends gets this long. */
const STOP_TIMEOUT_MS = 10_000;

export interface WorkerOptions {
  queue: Queue;
  attempts: DeliveryAttempts;
  circuitBreaker: CircuitBreaker;
  log: Log;
}

/** Delivers in the background what could not be delivered at once. Sleeps until something is due. */
export function createWorker({ queue, attempts, circuitBreaker, log }: WorkerOptions) {
  const underWay = new Set<Promise<unknown>>();
  let stopped = true;
  let woken = false;
  let endSleep = () => {};
  let running: Promise<void> = Promise.resolve();

  const wake = () => {
    woken = true;
    endSleep();
  };
  const sleep = async (ms: number) => {
    await new Promise<void>((resolve) => {
      if (woken) return resolve();
      const timer = setTimeout(resolve, ms);
      timer.unref();
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  /** Starts one delivery, or says in how many milliseconds to look again. */
  const step = async (): Promise<number> => {
    if (underWay.size >= (circuitBreaker.isUp() ? MAX_CONCURRENT : 1)) return POLL_MS;
    const claim =
      (await queue.leaseDue()) ?? (circuitBreaker.isUp() ? undefined : await queue.leaseOldest(PROBE_MS));
    if (claim) {
      const delivery = attempts.deliver(claim).finally(() => {
        underWay.delete(delivery);
        wake();
      });
      underWay.add(delivery);
      return 0;
    }
    const due = await queue.nextDue();
    return due === undefined ? POLL_MS : Math.min(Math.max(due - Date.now(), 50), POLL_MS);
  };

  const run = async () => {
    while (!stopped) {
      woken = false;
      const wait = await step().catch((error: unknown) => {
        log.error(describeError(error), "the store could not be asked what is to be delivered");
        return POLL_MS;
      });
      if (wait > 0 && !stopped) await sleep(wait);
    }
  };

  return {
    start() {
      if (!stopped) return;
      stopped = false;
      running = run();
    },
    /** Something may be due sooner than was known. */
    wake,
    /** Takes up nothing more; resolves when what was under way has ended, after ten seconds by force. */
    async stop(): Promise<void> {
      stopped = true;
      wake();
      const limit = setTimeout(() => attempts.abort(), STOP_TIMEOUT_MS);
      await running;
      await Promise.all(underWay);
      clearTimeout(limit);
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
