import { createHash, timingSafeEqual } from "node:crypto";
import type { Dependencies } from "../../dependencies";
import { sendErrorPage, sendText } from "../error-page";
import { isGetOrHead, type Middleware, pathOf } from "../request";

/** /metrics, for requests with METRICS_TOKEN as bearer token; without the variable there is no such address. */
export function metricsPage({ config: { metricsToken }, metrics }: Dependencies): Middleware {
  if (!metricsToken || !metrics) return (_request, _response, next) => next();
  const expected = digest(`Bearer ${metricsToken}`);
  return (request, response, next) => {
    if (!isGetOrHead(request) || pathOf(request) !== "/metrics") return next();
    // Digests have one length, which timingSafeEqual needs.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      response.setHeader("WWW-Authenticate", "Bearer");
      return sendErrorPage(response, 401, "Not allowed", "These figures are for the site's operators.");
    }
    metrics.text().then((text) => sendText(response, 200, text, metrics.contentType), next);
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();
