import type { IncomingMessage, ServerResponse } from "node:http";

/** A résumé takes its size a few times over in memory while it is checked and stored. */
const MAX_CONCURRENT = 4;
/** Bytes. Smaller bodies never wait. */
const LARGE = 1024 * 1024;
const WAIT_TIMEOUT_MS = 5_000;

/**
 * Admits `max` large uploads at once; others wait up to `timeoutMs` for a slot, which is free again after the response.
 * @returns a function that tells whether a request may go on
 */
export function createUploadSemaphore(max = MAX_CONCURRENT, timeoutMs = WAIT_TIMEOUT_MS) {
  let free = max;
  const waiting = new Set<() => void>();
  const release = () => {
    free += 1;
    const [next] = waiting;
    next?.();
  };

  const acquire = (response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      // The event that frees the slot is over.
      if (response.destroyed) return resolve(false);
      const settle = (admitted: boolean) => {
        clearTimeout(timer);
        waiting.delete(admit);
        response.off("close", reject);
        if (admitted) response.once("close", release);
        resolve(admitted);
      };
      const admit = () => {
        free -= 1;
        settle(true);
      };
      const reject = () => settle(false);
      const timer = setTimeout(reject, timeoutMs);
      response.once("close", reject);
      waiting.add(admit);
      if (free > 0) admit();
    });

  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    isLargeUpload(request) ? acquire(response) : Promise.resolve(true);
}

function isLargeUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\s*multipart\//i.test(headers["content-type"] ?? "")) return false;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > LARGE;
}
