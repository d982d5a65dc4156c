import type { ServerBuild } from "@remix-run/node";
import { sendErrorPage } from "../error-page";
import { type Middleware, pathOf } from "../request";

/** Answers a POST to a generated file, such as the sitemap, with a 405 page; Remix would send JSON. */
export function readOnlyRoutes(routes: ServerBuild["routes"]): Middleware {
  const files = new Set<string>();
  for (const route of Object.values(routes)) {
    const { loader, action, default: page } = route?.module ?? {};
    if (route?.path && loader && !action && !page) files.add(`/${route.path}`);
  }
  return (request, response, next) => {
    if (request.method !== "POST" || !files.has(pathOf(request))) return next();
    response.setHeader("Allow", "GET, HEAD");
    sendErrorPage(response, 405, "Not allowed", "This address is read-only.");
  };
}
