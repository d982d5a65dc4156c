import { randomUUID } from "node:crypto";
import { REJECTIONS } from "../../../observability/metrics";
import type { Dependencies } from "../../dependencies";
import { isLargeUpload } from "../limits/upload-limit";
import { METHODS, type Middleware, pathOf, REQUEST_ID } from "../request";

/** The client left before the response (nginx's status). */
const CLIENT_CLOSED_REQUEST = 499;
/** Only failures are logged: machines poll these. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

/** Gives each request an id, then logs and counts its response, without query, body or the visitor's address. */
export function requestLog({ log, metrics }: Pick<Dependencies, "log" | "metrics">): Middleware {
  return (request, response, next) => {
    const start = performance.now();
    const id = randomUUID();
    response.setHeader(REQUEST_ID, id);
    const { method = "", url = "" } = request;
    response.once("close", () => {
      const ms = performance.now() - start;
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST;
      const path = pathOf({ url }).slice(0, 200);
      // Other methods share one label: a client may make them up.
      metrics?.countResponse(METHODS.includes(method) ? method : "other", status);
      const rejection = status === 503 && isLargeUpload(request) ? "uploads" : REJECTIONS[status];
      if (method === "POST" && rejection) metrics?.formRefused(rejection);
      if (PROBES.has(path) && status < 400) return;
      log.info({ id, method, path, status, ms: Math.round(ms) }, "request");
    });
    next();
  };
}
