import type { IncomingMessage, ServerResponse } from "node:http";
import { onHeaders } from "../request";

const MAX_UPLOADS = 8;
const MAX_PER_CLIENT = 2;

/** Bytes. Smaller bodies take no place. */
const LARGE = 1024 * 1024;

/**
 * Counts the large uploads under way. A place is free again once the answer begins, or the sender leaves: the rest of a
 * refused body holds none.
 * @returns a function that takes a place, and tells whether there was one
 */
export function createUploadLimit() {
  const clients: string[] = [];
  return (request: IncomingMessage, response: ServerResponse, client: string): boolean => {
    if (!isLargeUpload(request)) return true;
    const isFull = clients.length >= MAX_UPLOADS;
    if (isFull || response.destroyed || clients.filter((one) => one === client).length >= MAX_PER_CLIENT)
      return false;
    clients.push(client);
    let holds = true;
    const release = () => {
      if (holds) clients.splice(clients.indexOf(client), 1);
      holds = false;
    };
    onHeaders(response, release);
    response.once("close", release);
    return true;
  };
}

function isLargeUpload({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\s*multipart\//i.test(headers["content-type"] ?? "")) return false;
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) > LARGE;
}
