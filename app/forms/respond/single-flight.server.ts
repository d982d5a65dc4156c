const running = new Map<string, Promise<unknown>>();

/**
 * Two clicks on a page without scripts are two requests for one submission, and the browser shows the answer to the
 * second. While the first is under way the second waits for its outcome instead of starting another.
 */
export function singleFlight<T>(key: string, run: () => Promise<T>): Promise<T> {
  const first = running.get(key) as Promise<T> | undefined;
  if (first) return first;
  const result = run().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
