import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/** Answers or calls `next`. After `next(error)` the error handler answers. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Set by the body guard. Not properties of the requests: Node is fastest with objects of one shape. */
export const bodies = new WeakMap<IncomingMessage, Readable>();

export const REQUEST_ID = "X-Request-Id";

export const requestIdOf = (response: ServerResponse) => String(response.getHeader(REQUEST_ID));

/** The path as sent, without query or fragment. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}

export const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** The open modal, a confirmation, the signed page's form, and Remix's own. Other parameters, such as campaigns, are ignored. */
const MEANINGFUL_PARAMETERS = ["contact", "sent", "process", "_routes"];

export function changesPage(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return MEANINGFUL_PARAMETERS.some((name) => parameters.has(name));
}

/** Calls `change` just before the headers are sent. */
export function onHeaders(response: ServerResponse, change: (status: number) => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    change(args[0]);
    return writeHead(...args);
  }) as typeof response.writeHead;
}

export const isGetOrHead = ({ method }: Pick<IncomingMessage, "method">) =>
  method === "GET" || method === "HEAD";
