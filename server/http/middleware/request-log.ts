import { randomUUID } from "node:crypto";
import type { ServerBuild } from "@remix-run/node";
import type { Dependencies } from "../../dependencies";
import { isInternalRequest } from "../page-cache/loopback";
import { type Middleware, requestState } from "../request";
import { routePattern } from "../route-pattern";

/** A client that left before its response; nginx uses the same number. */
const CLIENT_CLOSED_REQUEST = 499;
/** Polled by machines: only their failures are logged. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

/** Gives every request an id; logs and counts it when it is answered: no query, no body, no address of the visitor. */
export function requestLog(
  { log, metrics }: Pick<Dependencies, "log" | "metrics">,
  routes: ServerBuild["routes"],
): Middleware {
  const routeOf = routePattern(routes);
  return (request, response, next) => {
    const start = performance.now();
    const id = randomUUID();
    requestState(response).requestId = id;
    response.setHeader("X-Request-Id", id);
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const ms = performance.now() - start;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const path = url.split(/[?#]/, 1)[0]?.slice(0, 200) ?? "";
      const own = isInternalRequest(request);
      if (!own) metrics?.answered({ method, route: routeOf(path), status, seconds: ms / 1000 });
      if ((own || PROBES.has(path)) && status < 400) return;
      log.info({ id, method, path, status, ms: Math.round(ms) }, "request");
    });
    next();
  };
}
