import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeScheduler {
  url: string;
  /** Paths with their queries, in order. */
  requests: string[];
  /** While true requests for the calendar's page get no response. */
  hang: boolean;
  stop: () => Promise<void>;
}

/** A stand-in for the scheduling service: a widget script and a page for the frame. */
export async function startFakeScheduler(): Promise<FakeScheduler> {
  const scheduler: FakeScheduler = { url: "", requests: [], hang: false, stop: async () => {} };
  const server: Server = createServer((request, response) => {
    scheduler.requests.push(request.url ?? "");
    if (request.url?.endsWith(".js")) {
      response.writeHead(200, { "Content-Type": "text/javascript" });
      response.end("window.__scheduler = (window.__scheduler ?? 0) + 1;");
    } else if (!scheduler.hang) {
      response.writeHead(200, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>Calendar</title><h1>Pick a time</h1>");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  scheduler.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/team/30min`;
  scheduler.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return scheduler;
}
