import { createHash, timingSafeEqual } from "node:crypto";
import type { Dependencies } from "../../dependencies";
import { sendErrorPage, sendText } from "../error-page";
import { isGetOrHead, type Middleware, pathOf } from "../request";

/** /metrics, for requests with METRICS_TOKEN as bearer token; without the variable the page does not exist. */
export function metricsPage({ config: { metricsToken }, metrics }: Dependencies): Middleware {
  if (!metricsToken || !metrics) return (_request, _response, next) => next();
  const expected = digest(`Bearer ${metricsToken}`);
  return (request, response, next) => {
    if (!isGetOrHead(request) || pathOf(request) !== "/metrics") return next();
    // Digests have equal lengths, as timingSafeEqual requires.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      response.setHeader("WWW-Authenticate", "Bearer");
      return sendErrorPage(response, 401, "Not allowed", "These metrics are for the site's operators only.");
    }
    metrics.text().then((text) => sendText(response, 200, text, metrics.contentType), next);
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();
