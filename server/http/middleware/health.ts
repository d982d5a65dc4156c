import type { Dependencies } from "../../dependencies";
import { sendText } from "../error-page";
import { isGetOrHead, type Middleware, pathOf } from "../request";

/** /healthz: the process is alive. /readyz: the store takes writes and the process is not stopping. */
export function health(dependencies: Dependencies, stopping: () => boolean): Middleware {
  return (request, response, next) => {
    if (!isGetOrHead(request)) return next();
    const path = pathOf(request);
    if (path === "/healthz") return sendText(response, 200, "ok\n");
    if (path !== "/readyz") return next();
    const answer = (ready: boolean) =>
      sendText(response, ready ? 200 : 503, ready ? "ready\n" : "not ready\n");
    if (stopping()) return answer(false);
    dependencies.ready().then(answer, next);
  };
}
