import type { ServerBuild } from "@remix-run/node";
import { sendErrorPage } from "../error-page";
import { type Middleware, pathOf } from "../request";

/** Answers a POST to a file that a route makes, such as the sitemap, with 405 and a page; Remix would answer with JSON. */
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
