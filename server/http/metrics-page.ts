import { createHash, timingSafeEqual } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { describeError } from "../services/log";
import type { Services } from "../services/types";
import { sendPlainPage } from "./plain-page";

/** /metrics, for whoever has METRICS_TOKEN (`Authorization: Bearer …`). Without one there is no such address. */
export function metricsPage({ config: { metricsToken }, metrics, log }: Services): RequestHandler {
  const router = Router();
  if (!metricsToken || !metrics) return router;
  const expected = digest(`Bearer ${metricsToken}`);
  router.get("/metrics", async (request, response) => {
    response.set("Cache-Control", "no-store");
    // Digests are of one length, and comparing them takes one time.
    if (!timingSafeEqual(digest(request.get("authorization") ?? ""), expected)) {
      response.set("WWW-Authenticate", "Bearer");
      return sendPlainPage(response, 401, "Not allowed", "These figures are for the site's operators.");
    }
    try {
      response.type(metrics.contentType).send(await metrics.text());
    } catch (error) {
      log.error(describeError(error), "the figures could not be read");
      sendPlainPage(response, 503, "Not available", "The figures cannot be read at this moment.");
    }
  });
  return router;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
