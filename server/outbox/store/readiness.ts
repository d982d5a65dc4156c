import { describeError, type Log } from "../../observability/log";
import type { Store } from "./store";

/**
 * Returns a function that resolves to whether the store is writable. It never rejects, and logs each change. However often
 * it is called, it writes at most every two seconds.
 */
export function createReadiness(store: Pick<Store, "check">, log: Log, maxAgeMs = 2_000) {
  let wasReady = true;
  let latest: Promise<boolean> | undefined;
  const forget = () => {
    latest = undefined;
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
    latest ??= check().finally(() => setTimeout(forget, maxAgeMs).unref());
    return latest;
  };
}
