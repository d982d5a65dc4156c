import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/** Middleware for connect: it answers or calls `next`. After `next(error)` the error handler answers. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Resolves when the whole response has been handed to Node, read or not. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Bodies, as the body guard passes them on. Not properties of the requests: Node's code is fastest with objects of one shape. */
export const bodies = new WeakMap<IncomingMessage, Readable>();

/** Also in the log lines. */
export const REQUEST_ID = "X-Request-Id";

export const requestIdOf = (response: ServerResponse) => String(response.getHeader(REQUEST_ID));

/** The path as sent, without query or fragment. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}

/** What the site answers. */
export const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/**
 * What a query may ask for: the open modal, a confirmation, the page that a visitor writes, and which data of a page
 * (Remix). Everything else, such as what advertisements add, is ignored.
 */
const MEANINGFUL_PARAMETERS = ["contact", "sent", "process", "_routes"];

/** Whether a page is another one with this query than without. */
export function changesPage(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return MEANINGFUL_PARAMETERS.some((name) => parameters.has(name));
}

/** Calls `change` with the status just before the headers are sent. */
export function onHeaders(response: ServerResponse, change: (status: number) => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    change(args[0]);
    return writeHead(...args);
  }) as typeof response.writeHead;
}

export const isGetOrHead = ({ method }: Pick<IncomingMessage, "method">) =>
  method === "GET" || method === "HEAD";
