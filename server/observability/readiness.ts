import type { Store } from "../database/store";
import { describeError, type Log } from "./log";

/** Probes and scrapes of this time share one write: whoever probes how often, it is at most one small write a second or two. */
const KEPT_MS = 2_000;

/** Returns a function that tells whether the store takes writes. It never rejects, and logs each change with its reason. */
export function createReadiness(store: Pick<Store, "check">, log: Log, keptMs = KEPT_MS) {
  let wasReady = true;
  let answer: Promise<boolean> | undefined;
  const forget = () => {
    answer = undefined;
  };

  async function check(): Promise<boolean> {
    try {
      await store.check();
      if (!wasReady) log.info({}, "ready again");
      wasReady = true;
    } catch (error) {
      if (wasReady) log.error(describeError(error), "not ready: the store takes no writes");
      wasReady = false;
    }
    return wasReady;
  }

  return (): Promise<boolean> => {
    answer ??= check().finally(() => setTimeout(forget, keptMs).unref());
    return answer;
  };
}
