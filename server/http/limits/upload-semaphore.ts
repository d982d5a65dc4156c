import type { IncomingMessage, ServerResponse } from "node:http";

/** QUALITY.md, "Limits". A résumé costs its size a few times over in memory while it is checked and stored. */
const MAX_CONCURRENT = 4;
/** Bodies below this are forms without a file, or with a small one: they never wait. */
const LARGE = 1024 * 1024;
const WAIT_TIMEOUT_MS = 5_000;

/**
 * Lets so many large uploads in at once; others wait for a place for `patience` milliseconds.
 * @returns a function that says whether the request may go on; its place is given back when it has been answered
 */
export function createUploadSemaphore(atOnce = MAX_CONCURRENT, patience = WAIT_TIMEOUT_MS) {
  let free = atOnce;
  const waiting = new Set<() => void>();
  const giveBack = () => {
    free += 1;
    const [next] = waiting;
    next?.();
  };

  const take = (response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      // Its "close" has been: nobody would give the place back.
      if (response.destroyed) return resolve(false);
      const settle = (taken: boolean) => {
        clearTimeout(timer);
        waiting.delete(enter);
        response.off("close", giveUp);
        if (taken) response.once("close", giveBack);
        resolve(taken);
      };
      const enter = () => {
        free -= 1;
        settle(true);
      };
      const giveUp = () => settle(false);
      const timer = setTimeout(giveUp, patience);
      response.once("close", giveUp);
      waiting.add(enter);
      if (free > 0) enter();
    });

  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    isLargeUpload(request) ? take(response) : Promise.resolve(true);
}

function isLargeUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\s*multipart\//i.test(headers["content-type"] ?? "")) return false;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > LARGE;
}
