import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Dependencies } from "../dependencies";

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

/** Beyond it, the connection is not read. Browsers do not pipeline requests. */
const MAX_WAITING = 32;

/**
 * Answers the requests of a connection one after another. If the connection is lost, Node emits no "close" for a response
 * that waits behind another: its places and files would never be released.
 */
export function serializeRequests(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { latest: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) {
      connections.set(socket, { latest: response, waiting: 0 });
      return listener(request, response);
    }
    const { latest } = connection;
    connection.latest = response;
    if (latest.closed) return listener(request, response);
    connection.waiting += 1;
    if (connection.waiting > MAX_WAITING) socket.pause();
    latest.once("close", () => {
      connection.waiting -= 1;
      if (connection.waiting === 0) socket.resume();
      if (!socket.destroyed) listener(request, response);
    });
  };
}

/** Visitors are still accepted while the load balancer notices that readiness fails. */
const DRAIN_MS = 5_000;

const IN_FLIGHT_TIMEOUT_MS = 20_000;

/** Unfinished deliveries stay in the store for the next process. */
const FORCE_EXIT_MS = 23_000;

/**
 * On SIGTERM, or SIGHUP from a closed terminal: fails readiness, finishes requests and deliveries in flight, closes the store,
 * exits with 0. SIGINT, from a terminal, does not wait for the load balancer.
 * @returns whether a stop has begun
 */
export function stopOnSignal(server: Server, dependencies: Dependencies): () => boolean {
  let stopping = false;
  const { log } = dependencies;
  const stop = (signal: string, drainMs: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    const delivered = dependencies.background.stop();
    // Clients must not reuse a connection that is about to close.
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    setTimeout(() => server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS);
    setTimeout(() => {
      log.warn({}, "stopped with deliveries left for the next process");
      process.exit(0);
    }, FORCE_EXIT_MS);
    setTimeout(() => {
      setInterval(() => server.closeIdleConnections(), 100);
      server.close(async () => {
        await delivered;
        await dependencies.close();
        log.info({}, "stopped");
        process.exit(0);
      });
    }, drainMs);
  };
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal, DRAIN_MS));
  process.on("SIGINT", () => stop("SIGINT", 0));
  return () => stopping;
}
