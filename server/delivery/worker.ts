import { describeError, type Log } from "../observability/log";
import type { LeaseRepository } from "../submissions/lease-repository";
import type { DeliveryAttempts } from "./attempt";
import type { CircuitBreaker } from "./circuit-breaker";

const MAX_CONCURRENT = 8;

/** Another process may have stored a submission. */
const POLL_MS = 5_000;

/** While the receiving end is down, one submission is tried this often, due or not, to notice its return. */
const PROBE_MS = 15_000;

/** On a stop, deliveries under way may go on for so long, and the store gets the rest to note their outcome. */
const CUT_OFF_MS = 8_000;
const STOP_TIMEOUT_MS = 9_500;

export interface WorkerOptions {
  leases: Pick<LeaseRepository, "leaseDue" | "leaseOldest" | "nextDue">;
  attempts: DeliveryAttempts;
  circuitBreaker: CircuitBreaker;
  log: Log;
}

/** Delivers in the background; sleeps until a submission is due. */
export function createWorker({ leases, attempts, circuitBreaker, log }: WorkerOptions) {
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

  /** Starts one delivery and returns 0, or returns in how many milliseconds to look again. */
  const step = async (): Promise<number> => {
    if (underWay.size >= (circuitBreaker.isUp() ? MAX_CONCURRENT : 1)) return POLL_MS;
    const lease =
      (await leases.leaseDue()) ?? (circuitBreaker.isUp() ? undefined : await leases.leaseOldest(PROBE_MS));
    if (lease) {
      const delivery = attempts.deliver(lease).finally(() => {
        underWay.delete(delivery);
        wake();
      });
      underWay.add(delivery);
      return 0;
    }
    const due = await leases.nextDue();
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
    wake,
    /**
     * Starts nothing more, cuts the deliveries under way off after eight seconds, and resolves within ten. What was cut off
     * is due again at once; what the store did not note by then, when its lease is over.
     */
    async stop(): Promise<void> {
      stopped = true;
      wake();
      await new Promise<void>((resolve) => {
        const timers = [setTimeout(attempts.abort, CUT_OFF_MS), setTimeout(resolve, STOP_TIMEOUT_MS)];
        void running
          .then(() => Promise.all(underWay))
          .then(() => {
            timers.map(clearTimeout);
            resolve();
          });
      });
    },
  };
}

export type Worker = ReturnType<typeof createWorker>;
