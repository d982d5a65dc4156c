import type { Server } from "node:http";
import type { Services } from "../services/types";

/** Requests in flight get this long to end (QUALITY.md, "Reliability"). */
const PATIENCE = 20_000;

/** Ends the process in order: readiness fails, requests in flight are finished, the store is closed, exit 0. */
export function stopOnSignal(server: Server, services: Services, onStop: () => void): void {
  let begun = false;
  const stop = () => {
    if (begun) return;
    begun = true;
    onStop();
    const deadline = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(async () => {
      clearTimeout(deadline);
      await services.close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
