import type { Server } from "node:http";
import type { Dependencies } from "../../dependencies";

/** New visitors are still let in while the load balancer finds out that readiness fails. */
const DRAIN_MS = 5_000;

const IN_FLIGHT_TIMEOUT_MS = 20_000;

/** Whatever is left then is in the store, for the next process. */
const FORCE_EXIT_MS = 23_000;

/**
 * On SIGTERM: readiness fails, requests and deliveries in flight are finished, the store is closed, exit 0. SIGINT, from
 * a terminal, skips the draining.
 */
export function stopOnSignal(server: Server, dependencies: Dependencies, onStop: () => void): void {
  let stopping = false;
  const stop = (drainMs: number) => {
    if (stopping) return;
    stopping = true;
    onStop();
    const delivered = dependencies.background.stop();
    // Otherwise clients would reuse a connection that is about to close.
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    const timers = [
      setTimeout(() => server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS),
      setTimeout(() => process.exit(0), FORCE_EXIT_MS),
    ];
    setTimeout(() => {
      timers.push(setInterval(() => server.closeIdleConnections(), 100));
      server.close(async () => {
        await delivered;
        await dependencies.close();
        timers.map(clearTimeout);
        process.exit(0);
      });
    }, drainMs);
  };
  process.on("SIGTERM", () => stop(DRAIN_MS));
  process.on("SIGINT", () => stop(0));
}
