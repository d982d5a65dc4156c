import { createServer, type Server, type ServerOptions } from "node:http";

/** Milliseconds and bytes. */
const LIMITS: ServerOptions = {
  // Longer than common proxies (nginx and AWS 1 minute, Caddy 2, Google 10), so that the proxy closes an idle connection
  // first: a POST on a connection that was just closed here becomes a 502.
  keepAliveTimeout: 620_000,
  headersTimeout: 30_000,
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** Closes a connection that is silent during a request. The limit is longer than any API_TIMEOUT_MS. */
export function createHttpServer(silenceMs = 180_000): Server {
  return createServer(LIMITS).setTimeout(silenceMs);
}
