import type { Server } from "node:http";
import type { Services } from "../services/types";

/** After SIGTERM new visitors are still let in for so long: until whoever sends them has seen that we are not ready. */
const NOTICE = 5_000;

/** Requests in flight get this long to end (QUALITY.md, "Reliability"). */
const PATIENCE = 20_000;

/** Then what remains is left to the next process: it is all in the store. */
const LAST = 23_000;

/**
 * Ends the process in order: readiness fails, requests in flight and deliveries are finished, the store is closed, exit
 * 0. SIGINT, somebody at a terminal, gives no notice.
 */
export function stopOnSignal(server: Server, services: Services, onStop: () => void): void {
  let begun = false;
  const stop = (notice: number) => {
    if (begun) return;
    begun = true;
    onStop();
    const delivered = services.background.stop();
    // A connection kept alive would find nobody there.
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    const timers = [
      setTimeout(() => server.closeAllConnections(), PATIENCE),
      setTimeout(() => process.exit(0), LAST),
    ];
    setTimeout(() => {
      timers.push(setInterval(() => server.closeIdleConnections(), 100));
      server.close(async () => {
        await delivered;
        await services.close();
        timers.map(clearTimeout);
        process.exit(0);
      });
    }, notice);
  };
  process.on("SIGTERM", () => stop(NOTICE));
  process.on("SIGINT", () => stop(0));
}
