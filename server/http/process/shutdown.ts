import type { Server } from "node:http";
import type { Dependencies } from "../../types";

/** After SIGTERM new visitors are still let in for so long: until whoever sends them has seen that we are not ready. */
const DRAIN_MS = 5_000;

/** Requests in flight get this long to end (QUALITY.md, "Reliability"). */
const IN_FLIGHT_TIMEOUT_MS = 20_000;

/** Then what remains is left to the next process: it is all in the store. */
const FORCE_EXIT_MS = 23_000;

/**
 * Ends the process in order: readiness fails, requests in flight and deliveries are finished, the store is closed, exit
 * 0. SIGINT, somebody at a terminal, gives no notice.
 */
export function stopOnSignal(server: Server, dependencies: Dependencies, onStop: () => void): void {
  let begun = false;
  const stop = (notice: number) => {
    if (begun) return;
    begun = true;
    onStop();
    const delivered = dependencies.background.stop();
    // A connection kept alive would find nobody there.
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
    }, notice);
  };
  process.on("SIGTERM", () => stop(DRAIN_MS));
  process.on("SIGINT", () => stop(0));
}
