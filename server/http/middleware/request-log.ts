import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Dependencies } from "../../types";
import { isInternalRequest } from "../page-cache/loopback";
import { routePattern } from "../route-pattern";

/** What a client that left before its answer is filed under, as nginx does it. */
const LEFT = 499;
/** Asked every few seconds by machines: only their failures are news. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Watches a request from its first step in: a log line and the figures when it has been answered. No query, no body, no
 * address of the visitor.
 * @returns a function that takes a request and gives the id that its log lines carry
 */
export function requestLog(
  { log, metrics }: Pick<Dependencies, "log" | "metrics">,
  routes: ServerBuild["routes"],
) {
  const routeOf = routePattern(routes);
  return (request: IncomingMessage, response: ServerResponse): string => {
    const start = performance.now();
    const id = randomUUID();
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const ms = performance.now() - start;
      const status = response.headersSent ? response.statusCode : LEFT;
      const path = url.split(/[?#]/, 1)[0]?.slice(0, 200) ?? "";
      const own = isInternalRequest(request);
      if (!own) metrics?.answered({ method, route: routeOf(path), status, seconds: ms / 1000 });
      if ((own || PROBES.has(path)) && status < 400) return;
      log.info({ id, method, path, status, ms: Math.round(ms) }, "request");
    });
    return id;
  };
}
