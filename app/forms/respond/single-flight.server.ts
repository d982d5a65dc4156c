const running = new Map<string, Promise<unknown>>();

/**
 * Gives a call the result of the same call that is already running, instead of running it twice. Without scripts two
 * clicks send one form twice, and the browser shows the second answer.
 */
export function singleFlight<T>(key: string, run: () => Promise<T>): Promise<T> {
  const first = running.get(key) as Promise<T> | undefined;
  if (first) return first;
  const result = run().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
