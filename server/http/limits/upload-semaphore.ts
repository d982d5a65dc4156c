import type { IncomingMessage, ServerResponse } from "node:http";
import { requestState } from "../request";

/** Checking and storing a résumé takes several times its size in memory. */
const MAX_CONCURRENT = 4;
/** Bytes. Smaller bodies never wait. */
const LARGE = 1024 * 1024;
const WAIT_TIMEOUT_MS = 5_000;

/** Bytes per millisecond. Four senders of 20 MB at this pace are done in 80 s. */
const SLOW = 256;
/** How long a sender holds its place before it is judged: shorter than others wait. */
const JUDGED_AFTER_MS = 3_000;
const LOOK_EVERY_MS = 500;

interface Holder {
  client: string;
  /** Bytes per millisecond; undefined when it cannot be slow: new, or complete. */
  pace: () => number | undefined;
  cutOff: () => void;
}

interface Waiting {
  client: string;
  admit(): void;
}

/**
 * Admits `max` large uploads at once and one per client. Others wait up to `timeoutMs` for a place. A place is free again
 * after the response; while others wait, the slowest sender loses it and is cut off.
 * @returns a function that tells whether a request may go on
 */
export function createUploadSemaphore(max = MAX_CONCURRENT, timeoutMs = WAIT_TIMEOUT_MS) {
  const holders = new Map<string, Holder>();
  const queue = new Set<Waiting>();
  const hasPlace = (client: string) => holders.size < max && !holders.has(client);
  const release = (holder: Holder) => {
    // A client that was cut off may hold another place by now.
    if (holders.get(holder.client) !== holder) return;
    holders.delete(holder.client);
    for (const waiting of queue) if (hasPlace(waiting.client)) return waiting.admit();
  };
  /** A client's uploads wait for each other, however slow they are. */
  const displaceFor = (client: string) => {
    if (holders.has(client)) return;
    const slowest = slowestOf(holders.values());
    slowest?.cutOff();
    if (slowest) release(slowest);
  };

  const acquire = (request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean> =>
    new Promise((resolve) => {
      // Its "close" event, which frees the place, is over.
      if (response.destroyed) return resolve(false);
      const settle = (admitted: boolean) => {
        clearTimeout(timer);
        clearInterval(looking);
        queue.delete(waiting);
        response.off("close", reject);
        resolve(admitted);
      };
      const waiting: Waiting = {
        client,
        admit() {
          const holder = holderOf(request, response, client);
          holders.set(client, holder);
          response.once("close", () => release(holder));
          settle(true);
        },
      };
      const reject = () => settle(false);
      const timer = setTimeout(reject, timeoutMs);
      const looking = setInterval(displaceFor, LOOK_EVERY_MS, client);
      response.once("close", reject);
      queue.add(waiting);
      if (hasPlace(client)) waiting.admit();
    });

  return (request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean> =>
    isLargeUpload(request) ? acquire(request, response, client) : Promise.resolve(true);
}

function holderOf(request: IncomingMessage, response: ServerResponse, client: string): Holder {
  const { body } = requestState(response);
  const since = performance.now();
  const before = body?.received() ?? 0;
  return {
    client,
    pace() {
      const held = performance.now() - since;
      if (!body || request.complete || held < JUDGED_AFTER_MS) return undefined;
      return (body.received() - before) / held;
    },
    cutOff: () => body?.cutOff(),
  };
}

function slowestOf(holders: Iterable<Holder>): Holder | undefined {
  let slowest: Holder | undefined;
  let lowest = SLOW;
  for (const holder of holders) {
    const pace = holder.pace() ?? SLOW;
    if (pace < lowest) [slowest, lowest] = [holder, pace];
  }
  return slowest;
}

function isLargeUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\s*multipart\//i.test(headers["content-type"] ?? "")) return false;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > LARGE;
}
