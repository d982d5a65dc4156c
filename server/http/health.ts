import type { Services } from "../services/types";
import { type Handler, isReading, pathOf } from "./handler";
import { sendText } from "./plain-page";

/** /healthz: the process lives. /readyz: the store answers and no stop is under way. */
export function health(services: Services, stopping: () => boolean): Handler {
  return (request, response, next) => {
    if (!isReading(request)) return next();
    const path = pathOf(request);
    if (path === "/healthz") return sendText(response, 200, "ok\n");
    if (path !== "/readyz") return next();
    const answer = (ready: boolean) =>
      sendText(response, ready ? 200 : 503, ready ? "ready\n" : "not ready\n");
    if (stopping()) return answer(false);
    services.ready().then(answer, next);
  };
}
