import { describeError, type Log } from "../observability/log";
import type { Leases } from "../submissions/leases";
import type { DeliveryAttempts } from "./attempt";

const MAX_CONCURRENT = 8;

/** Another process may have stored a submission that this one has not heard of. */
const POLL_MS = 5_000;

/** How long deliveries may continue during a stop. The rest of the timeout is for recording their outcome. */
const CUT_OFF_MS = 8_000;
const STOP_TIMEOUT_MS = 9_500;

interface WorkerOptions {
  leases: Pick<Leases, "leaseDue" | "nextDue">;
  attempts: DeliveryAttempts;
  log: Log;
}

/** Delivers in the background; sleeps until a submission is due. */
export function createWorker({ leases, attempts, log }: WorkerOptions) {
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

  /** Starts one delivery and returns 0, or returns the milliseconds until the next look. */
  const step = async (): Promise<number> => {
    if (underWay.size >= MAX_CONCURRENT) return POLL_MS;
    const lease = await leases.leaseDue();
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
        log.error(describeError(error), "could not read due submissions from the store");
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
     * Starts no more deliveries, cuts off those under way after eight seconds, and resolves within ten. A delivery that was
     * cut off is due again at once; one whose outcome was not recorded, when its lease ends.
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
