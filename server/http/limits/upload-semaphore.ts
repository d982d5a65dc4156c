import type { IncomingMessage, ServerResponse } from "node:http";

/** Checking and storing a résumé takes several times its size in memory. */
const MAX_CONCURRENT = 4;
/** Bytes. Smaller bodies never wait. */
const LARGE = 1024 * 1024;
const WAIT_TIMEOUT_MS = 5_000;

interface Waiting {
  client: string;
  admit(): void;
}

/**
 * Admits `max` large uploads at once and one per client, so that a slow sender holds up nobody else. Others wait up to
 * `timeoutMs` for a place. A place is free again after the response.
 * @returns a function that tells whether a request may go on
 */
export function createUploadSemaphore(max = MAX_CONCURRENT, timeoutMs = WAIT_TIMEOUT_MS) {
  const holders = new Set<string>();
  const queue = new Set<Waiting>();
  const hasPlace = (client: string) => holders.size < max && !holders.has(client);
  const release = (client: string) => {
    holders.delete(client);
    for (const waiting of queue) if (hasPlace(waiting.client)) return waiting.admit();
  };

  const acquire = (response: ServerResponse, client: string): Promise<boolean> =>
    new Promise((resolve) => {
      // Its "close" event, which frees the place, is over.
      if (response.destroyed) return resolve(false);
      const settle = (admitted: boolean) => {
        clearTimeout(timer);
        queue.delete(waiting);
        response.off("close", reject);
        if (admitted) response.once("close", () => release(client));
        resolve(admitted);
      };
      const waiting: Waiting = {
        client,
        admit() {
          holders.add(client);
          settle(true);
        },
      };
      const reject = () => settle(false);
      const timer = setTimeout(reject, timeoutMs);
      response.once("close", reject);
      queue.add(waiting);
      if (hasPlace(client)) waiting.admit();
    });

  return (request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean> =>
    isLargeUpload(request) ? acquire(response, client) : Promise.resolve(true);
}

function isLargeUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\s*multipart\//i.test(headers["content-type"] ?? "")) return false;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > LARGE;
}
