import type { IncomingMessage } from "node:http";
import type { Config } from "../../../config/config";
import { sendErrorPage } from "../error-page";
import { METHODS, type Middleware, pathOf } from "../request";

/** Characters. Remix's router takes quadratic time. */
const MAX_PATH = 2048;

/** Rejects what Remix would answer with a 500 (unknown methods, malformed targets), and posts from other sites. */
export function requestGuard({ siteUrl }: Pick<Config, "siteUrl">): Middleware {
  return (request, response, next) => {
    const { method = "" } = request;
    if (!METHODS.includes(method)) {
      response.setHeader("Allow", METHODS.join(", "));
      return sendErrorPage(response, "methodNotAllowed");
    }
    if (method === "OPTIONS") {
      response.writeHead(204, { Allow: METHODS.join(", ") }).end();
      return;
    }
    // Servers must accept the absolute form of a target (RFC 9112, 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/]+/i, "") ?? "";
    const url = validUrl(request.url, siteUrl);
    if (!url) return sendErrorPage(response, "badRequest");
    if (pathOf(request).length > MAX_PATH) return sendErrorPage(response, "uriTooLong");
    if (method === "POST") {
      if (!isFromOwnSite(request, siteUrl)) return sendErrorPage(response, "crossSite");
      // Remix would compare Origin with Host, and answer 500 to `null`, or to SITE_URL behind a proxy.
      delete request.headers.origin;
    }
    // On .data addresses Remix runs an action for every method except GET.
    if (method === "HEAD" && url.pathname.endsWith(".data")) request.method = "GET";
    // Remix's older protocol, which this site does not use.
    if (url.searchParams.has("_data")) {
      url.searchParams.delete("_data");
      request.url = url.pathname + url.search;
    }
    next();
  };
}

function validUrl(target: string, siteUrl: string): URL | undefined {
  if (!target.startsWith("/")) return undefined;
  try {
    // Concatenated: with a base URL, a target with two slashes would name another host.
    const url = new URL(siteUrl + target);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/**
 * `Sec-Fetch-Site` decides if present: proxies rewrite Host, but not this header. Otherwise `Origin` decides. A client that
 * sends neither is not a browser.
 */
function isFromOwnSite({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site) return site === "same-origin" || site === "none";
  return origin === undefined || [siteUrl, `http://${host}`, `https://${host}`].includes(origin);
}
