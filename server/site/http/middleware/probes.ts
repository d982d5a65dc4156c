import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Dependencies } from "../../dependencies";
import { sendText } from "../error-page";
import { isGetOrHead, type Middleware, pathOf } from "../request";

/**
 * /healthz: the process is alive. /readyz: the store is writable, and
 * the process is not stopping. /metrics: with METRICS_TOKEN only.
 */
export function probes(
  { config, metrics, ready }: Pick<Dependencies, "config" | "metrics" | "ready">,
  stopping: () => boolean,
): Middleware {
  const expected = digest(String(config.metricsToken));
  // timingSafeEqual requires equal lengths, which digests have.
  const isOperator = ({ headers }: IncomingMessage) =>
    Boolean(config.metricsToken) &&
    timingSafeEqual(digest(/^bearer +(.+)$/i.exec(headers.authorization ?? "")?.[1] ?? ""), expected);
  return (request, response, next) => {
    if (!isGetOrHead(request)) return next();
    const path = pathOf(request);
    if (path === "/healthz") return sendText(response, 200, "ok\n");
    if (path === "/readyz") {
      const answer = (isReady: boolean) =>
        isReady && !stopping() ? sendText(response, 200, "ready\n") : sendText(response, 503, "not ready\n");
      return stopping() ? answer(false) : void ready().then(answer, next);
    }
    if (path !== "/metrics" || !metrics) return next();
    if (!isOperator(request)) {
      response.setHeader("WWW-Authenticate", "Bearer");
      return sendText(response, 401, "These metrics are for the operators of this site.\n");
    }
    metrics.text().then((text) => sendText(response, 200, text, metrics.contentType), next);
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();
