import type { ServerBuild } from "@remix-run/node";
import connect, { type ErrorHandleFunction, type Server } from "connect";
import { describeError } from "../services/log";
import type { Services } from "../services/types";
import { bodyGuard } from "./body-guard";
import { trustFrom } from "./client-address";
import { forwardedHeaders } from "./forwarded";
import { notesOf } from "./handler";
import { health } from "./health";
import { hostContext } from "./host-context";
import { metricsPage } from "./metrics-page";
import { observe } from "./observe";
import { oneAddress } from "./one-address";
import { overload } from "./overload";
import { sendPlainPage } from "./plain-page";
import { remix } from "./remix";
import { requestGuard } from "./request-guard";
import { sameOrigin } from "./same-origin";
import { securityHeaders } from "./security-headers";
import { staticFiles } from "./static-files";

export interface AppOptions {
  services: Services;
  build: ServerBuild;
  /** Whether a stop is under way: readiness fails first. */
  stopping: () => boolean;
}

/** The host: what a request passes through, in order. */
export function createApp({ services, build, stopping }: AppOptions): Server {
  const { config, log } = services;
  const app = connect();
  const trust = trustFrom(config);
  const watch = observe(services, build.routes);
  app.use((request, response, next) => {
    const requestId = watch(request, response);
    notesOf(response).requestId = requestId;
    response.setHeader("X-Request-Id", requestId);
    next();
  });
  app.use(forwardedHeaders(trust));
  app.use(securityHeaders(config));
  app.use(bodyGuard());
  app.use(requestGuard());
  app.use(health(services, stopping));
  app.use(metricsPage(services));
  app.use(staticFiles(config));
  app.use(oneAddress());
  app.use(sameOrigin(config));
  app.use(overload());
  app.use(
    remix({
      build,
      mode: config.production ? "production" : "development",
      getLoadContext: hostContext(services, stopping, trust),
    }),
  );

  const lastResort: ErrorHandleFunction = (error, _request, response, _next) => {
    const { status } = error as { status?: unknown };
    if (typeof status === "number" && status >= 400 && status < 500) {
      return sendPlainPage(response, status, "Bad request", "The request could not be understood.");
    }
    log.error({ id: notesOf(response).requestId, ...describeError(error) }, "request failed in the host");
    sendPlainPage(
      response,
      500,
      "Something went wrong",
      "The fault is ours. Trying again in a minute often helps.",
    );
  };
  app.use(lastResort);
  return app;
}
