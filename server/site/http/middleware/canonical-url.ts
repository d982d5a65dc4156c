import type { IncomingMessage } from "node:http";
import { isGetOrHead, type Middleware, pathOf } from "../request";

/** Redirects every spelling of a path to the canonical one, in one step, and keeps the query. */
export const canonicalUrl: Middleware = (request, response, next) => {
  const target = canonicalTarget(request);
  if (target === undefined) return next();
  response.writeHead(isGetOrHead(request) ? 301 : 308, { Location: target }).end();
};

/**
 * Double slashes become one, also for files and posts. Page paths lose capitals and a trailing slash. A path with a dot is a
 * file, whose name may have capitals. The target begins with one slash: two would name another host.
 */
function canonicalTarget(request: IncomingMessage): string | undefined {
  // The URL parser resolves backslashes and encoded dots as a browser does.
  const { pathname, search } = new URL(`http://site${request.url}`);
  const isFile = pathname.includes(".");
  if (!pathname.includes("//") && (isFile || !isGetOrHead(request))) return undefined;
  const tidy = `/${pathname.split("/").filter(Boolean).join("/")}`;
  const path = isFile ? tidy : tidy.toLowerCase();
  return path === pathOf(request) ? undefined : path + search;
}
