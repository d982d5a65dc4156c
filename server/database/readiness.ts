import { describeError, type Log } from "../observability/log";
import type { Store } from "./store";

/** However often it is probed, it writes every two seconds at most. */
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
      if (wasReady) log.error(describeError(error), "not ready: the store is not writable");
      wasReady = false;
    }
    return wasReady;
  }

  return (): Promise<boolean> => {
    answer ??= check().finally(() => setTimeout(forget, keptMs).unref());
    return answer;
  };
}
