const running = new Map<string, Promise<unknown>>();

/** Joins a call that is already running: without scripts a second click sends the form again. */
export function singleFlight<T>(key: string, run: () => Promise<T>): Promise<T> {
  const first = running.get(key) as Promise<T> | undefined;
  if (first) return first;
  const result = run().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
