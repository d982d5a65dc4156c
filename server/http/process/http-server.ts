import { createServer, type Server, type ServerOptions } from "node:http";

/** Node's own limits. Milliseconds and bytes. */
const LIMITS: ServerOptions = {
  // Longer than common proxies keep idle connections (nginx and AWS 1 minute, Caddy 2, Google 10), so that the proxy closes
  // first: a POST that meets a connection just closed here becomes a 502.
  keepAliveTimeout: 620_000,
  // Counted from a request's first byte, or from the opening of a connection; idle time between requests does not count.
  headersTimeout: 30_000,
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // The request guard answers a request without a Host with a page.
  requireHostHeader: false,
};

/** Longer than any API_TIMEOUT_MS: a visitor who waits for the upstream sends and receives nothing. */
const SILENCE_MS = 180_000;

/** Closes a connection that neither takes nor sends a byte for this long while a request is under way. */
export function createHttpServer(silenceMs = SILENCE_MS): Server {
  return createServer(LIMITS).setTimeout(silenceMs);
}
