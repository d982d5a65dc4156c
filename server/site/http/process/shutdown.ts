import type { Server } from "node:http";
import type { Dependencies } from "../../dependencies";

/** Visitors are still accepted while the load balancer notices that readiness fails. */
const DRAIN_MS = 5_000;

const IN_FLIGHT_TIMEOUT_MS = 20_000;

/** Unfinished deliveries stay in the store for the next process. */
const FORCE_EXIT_MS = 23_000;

/**
 * On SIGTERM, or SIGHUP from a closed terminal: fails readiness, finishes requests and deliveries in flight, closes the store,
 * exits with 0. SIGINT, from a terminal, does not wait for the load balancer.
 */
export function stopOnSignal(server: Server, dependencies: Dependencies, onStop: () => void): void {
  let stopping = false;
  const { log } = dependencies;
  const stop = (signal: string, drainMs: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    onStop();
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
}
