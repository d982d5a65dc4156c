import { type RequestHandler, Router } from "express";
import type { Services } from "../services/types";

/** /healthz: the process lives. /readyz: the store answers and no stop is under way. */
export function health(services: Services, stopping: () => boolean): RequestHandler {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").type("text").send("ok\n");
  });
  router.get("/readyz", async (_request, response) => {
    const ready = !stopping() && (await services.ready());
    response
      .set("Cache-Control", "no-store")
      .status(ready ? 200 : 503)
      .type("text")
      .send(ready ? "ready\n" : "not ready\n");
  });
  return router;
}
