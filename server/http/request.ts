import type { IncomingMessage, ServerResponse } from "node:http";

/** A step of the host (connect): it answers, or calls `next`; with an error, the last resort answers. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** What the first steps find out about a request, for the later ones. */
interface RequestState {
  /** Stands in the request's log lines and in its answer. */
  requestId?: string;
  /** Whether its sender was cut off as too slow. */
  tooSlow?: () => boolean;
}

/** Beside the answers and not on them: Node's code is quickest with objects of one shape. */
const notes = new WeakMap<ServerResponse, RequestState>();

/** The notes about the request that has this answer. */
export function requestState(response: ServerResponse): RequestState {
  const known = notes.get(response) ?? {};
  notes.set(response, known);
  return known;
}

/** A request's path, without the query and as it was sent. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split("?", 1)[0] ?? "/";
}

/** A header; Node gives no list but for Set-Cookie, which no request has. */
export function headerOf({ headers }: Pick<IncomingMessage, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Whether a request only wants to read. */
export const isGetOrHead = ({ method }: Pick<IncomingMessage, "method">) =>
  method === "GET" || method === "HEAD";
