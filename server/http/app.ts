import type { ServerBuild } from "@remix-run/node";
import connect, { type ErrorHandleFunction, type Server } from "connect";
import type { Dependencies } from "../dependencies";
import { describeError } from "../observability/log";
import { builtFiles } from "./built-files";
import { sendErrorPage } from "./error-page";
import { bodyGuard } from "./limits/body-guard";
import { trustProxies } from "./limits/client-address";
import { createLoadContext } from "./load-context";
import { canonicalUrl } from "./middleware/canonical-url";
import { forwardedHeaders } from "./middleware/forwarded-headers";
import { health } from "./middleware/health";
import { httpsRedirect } from "./middleware/https-redirect";
import { loadShedding } from "./middleware/load-shedding";
import { metricsPage } from "./middleware/metrics-page";
import { readOnlyRoutes } from "./middleware/read-only-routes";
import { requestGuard } from "./middleware/request-guard";
import { requestLog } from "./middleware/request-log";
import { sameOrigin } from "./middleware/same-origin";
import { securityHeaders } from "./middleware/security-headers";
import { staticFiles } from "./middleware/static-files";
import { remix } from "./remix";
import { requestState } from "./request";
import { pagesWithForms } from "./route-pattern";

interface AppOptions {
  dependencies: Dependencies;
  build: ServerBuild;
  /** The folder that contains build/ and public/. */
  root: string;
  stopping: () => boolean;
}

/** The middleware of every request, in order. */
export function createApp({ dependencies, build, root, stopping }: AppOptions): Server {
  const { config, log, metrics } = dependencies;
  const app = connect();
  const trust = trustProxies(config);
  metrics?.announcePages(pagesWithForms(build.routes));
  app.use(requestLog(dependencies, build.routes));
  app.use(forwardedHeaders(trust));
  app.use(securityHeaders(config));
  app.use(bodyGuard());
  app.use(requestGuard(config));
  app.use(health(dependencies, builtFiles(build, root), stopping));
  app.use(metricsPage(dependencies));
  app.use(httpsRedirect(config));
  app.use(staticFiles(config, root));
  app.use(canonicalUrl());
  app.use(sameOrigin(config));
  app.use(readOnlyRoutes(build.routes));
  const render = remix({
    build,
    mode: config.production ? "production" : "development",
    getLoadContext: createLoadContext(dependencies, stopping, trust),
  });
  app.use(loadShedding(render));

  const errorHandler: ErrorHandleFunction = (error, _request, response, _next) => {
    const { status } = error as { status?: unknown };
    if (typeof status === "number" && status >= 400 && status < 500) {
      return sendErrorPage(response, status, "Bad request", "The request could not be understood.");
    }
    log.error({ id: requestState(response).requestId, ...describeError(error) }, "request failed");
    sendErrorPage(
      response,
      500,
      "Something went wrong",
      "This is our fault and we have logged it. Please try again in a minute.",
    );
  };
  app.use(errorHandler);
  return app;
}
