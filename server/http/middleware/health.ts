import type { Dependencies } from "../../dependencies";
import { sendText } from "../error-page";
import { isGetOrHead, type Middleware, pathOf } from "../request";

/** /healthz: the process is alive. /readyz: store and files are as they should be, and the process is not stopping. */
export function health(
  { ready }: Pick<Dependencies, "ready">,
  filesAreThere: () => Promise<boolean>,
  stopping: () => boolean,
): Middleware {
  return (request, response, next) => {
    if (!isGetOrHead(request)) return next();
    const path = pathOf(request);
    if (path === "/healthz") return sendText(response, 200, "ok\n");
    if (path !== "/readyz") return next();
    const answer = (checks: readonly boolean[]) => {
      const isReady = !checks.includes(false) && !stopping();
      sendText(response, isReady ? 200 : 503, isReady ? "ready\n" : "not ready\n");
    };
    if (stopping()) return answer([false]);
    Promise.all([ready(), filesAreThere()]).then(answer, next);
  };
}
