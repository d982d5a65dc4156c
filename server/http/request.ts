import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/** A step of the host, as connect takes it: it answers, or calls `next`; after an error the error handler answers. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

interface RequestState {
  /** Stands in the log lines and in the `X-Request-Id` header. */
  requestId?: string;
  /** The request's body, counted; undefined when it has none. */
  body?: Readable;
  /** Whether its sender was cut off as too slow. */
  tooSlow?: () => boolean;
}

/** Beside the responses and not on them: Node's code is fastest with objects of one shape. */
const states = new WeakMap<ServerResponse, RequestState>();

/** The state of the request that has this response. */
export function requestState(response: ServerResponse): RequestState {
  const known = states.get(response) ?? {};
  states.set(response, known);
  return known;
}

/** The path as it was sent, without the query, and without a fragment, which no browser sends. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split(/[?#]/, 1)[0] ?? "/";
}

/** A header. Node gives a list for Set-Cookie only, which no request has. */
export function headerOf({ headers }: Pick<IncomingMessage, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export const isGetOrHead = ({ method }: Pick<IncomingMessage, "method">) =>
  method === "GET" || method === "HEAD";
