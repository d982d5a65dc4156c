import type { RequestListener } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import connect, { type ErrorHandleFunction } from "connect";
import { describeError } from "../../observability/log";
import type { Dependencies } from "../dependencies";
import { sendErrorPage } from "./error-page";
import { bodyGuard } from "./limits/body-guard";
import { trustProxies, warnOfIgnoredProxy } from "./limits/client-address";
import { createLoadContext } from "./load-context";
import { canonicalUrl } from "./middleware/canonical-url";
import { probes } from "./middleware/probes";
import { requestGuard } from "./middleware/request-guard";
import { requestLog } from "./middleware/request-log";
import { securityHeaders } from "./middleware/security-headers";
import { staticFiles } from "./middleware/static-files";
import { createPageCache } from "./page-cache";
import { loadShedding, remix } from "./remix";
import { requestIdOf } from "./request";

/**
 * Request pipeline: the page cache (in production), the middleware in order, then Remix.
 * @param root the folder that contains build/ and public/
 */
export function createApp(
  dependencies: Dependencies,
  build: ServerBuild,
  root: string,
  stopping: () => boolean,
): RequestListener {
  const { config, log } = dependencies;
  const app = connect();
  const trust = trustProxies(config);
  app.use(requestLog(dependencies));
  app.use(warnOfIgnoredProxy(trust, log));
  app.use(securityHeaders(config));
  app.use(bodyGuard(trust));
  app.use(requestGuard(config));
  app.use(probes(dependencies, stopping));
  app.use(canonicalUrl);
  app.use(staticFiles(config, root));
  const render = createRequestHandler(build, config.production ? "production" : "development");
  app.use(loadShedding(remix(config, render, createLoadContext(dependencies, trust))));

  const errorHandler: ErrorHandleFunction = (error, _request, response, _next) => {
    const { status } = error as { status?: unknown };
    if (typeof status === "number" && status >= 400 && status < 500) {
      return sendErrorPage(response, "badRequest", status);
    }
    log.error({ id: requestIdOf(response), ...describeError(error) }, "request failed");
    sendErrorPage(response, "internal");
  };
  app.use(errorHandler);
  return config.production ? createPageCache(app, render, build.routes, dependencies) : app;
}
