import type { IncomingMessage, ServerResponse } from "node:http";
import { onHeaders } from "../request";

/** Smaller uploads are not limited. */
const LARGE = 1024 * 1024;

/**
 * Admits eight large uploads at once, two per client. A place is released when the response begins, or the client leaves.
 * @returns a function that takes a place; false if all are taken
 */
export function createUploadLimit() {
  const acquire = createSemaphore({ total: 8, perClient: 2 });
  return (request: IncomingMessage, response: ServerResponse, client: string): boolean => {
    if (!isLargeUpload(request)) return true;
    const release = response.destroyed ? undefined : acquire(client);
    if (!release) return false;
    onHeaders(response, release);
    response.once("close", release);
    return true;
  };
}

export function isLargeUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\s*multipart\//i.test(headers["content-type"] ?? "")) return false;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > LARGE;
}

/** In total and per client. Returns a function that acquires a place, or nothing if all are taken. Releasing twice is harmless. */
export function createSemaphore({ total, perClient }: { total: number; perClient: number }) {
  const clients: string[] = [];
  return (client: string): (() => void) | undefined => {
    if (clients.length >= total || clients.filter((one) => one === client).length >= perClient)
      return undefined;
    clients.push(client);
    let holds = true;
    return () => {
      if (holds) clients.splice(clients.indexOf(client), 1);
      holds = false;
    };
  };
}
