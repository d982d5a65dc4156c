import type { IncomingMessage } from "node:http";
import type { Config } from "../../../config/config";
import { isGetOrHead, type Middleware, pathOf } from "../request";
import { isTls } from "./forwarded-headers";

/**
 * Redirects http requests, as a trusted proxy reports them, to an https SITE_URL. 308 keeps method and body (RFC 9110,
 * 15.4.9). Comes after `forwardedHeaders`, and after `requestGuard`: the target begins with a slash.
 */
export function httpsRedirect(config: Pick<Config, "siteUrl">): Middleware {
  if (!config.siteUrl.startsWith("https:")) return (_request, _response, next) => next();
  return (request, response, next) => {
    // Browsers send Sec-Fetch-Site only over secure connections (W3C Fetch Metadata, 2). If the proxy still says http, it is
    // wrong, and a redirect would loop.
    if (isTls(request, config) || request.headers["sec-fetch-site"] !== undefined) return next();
    response.writeHead(308, { Location: new URL(config.siteUrl + request.url).href }).end();
  };
}

/** Redirects every spelling of a path to the canonical one, in one step, and keeps the query. */
export function canonicalUrl(): Middleware {
  return (request, response, next) => {
    const target = canonicalTarget(request);
    if (target === undefined) return next();
    response.writeHead(isGetOrHead(request) ? 301 : 308, { Location: target }).end();
  };
}

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
