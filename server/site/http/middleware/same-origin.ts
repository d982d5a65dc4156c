import type { Config } from "../../../config/config";
import { sendErrorPage } from "../error-page";
import type { Middleware } from "../request";

/**
 * Rejects posts from other sites; Remix checks only documents and `.data` requests. `Sec-Fetch-Site` decides if present:
 * proxies rewrite Host, but not this header. Otherwise `Origin` decides. A client that sends neither is not a browser.
 */
export function sameOrigin(config: Config): Middleware {
  return (request, response, next) => {
    if (request.method !== "POST") return next();
    const { origin, "sec-fetch-site": site } = request.headers;
    const own = new Set([
      config.siteUrl,
      `http://${request.headers.host}`,
      `https://${request.headers.host}`,
    ]);
    const allowed = site
      ? site === "same-origin" || site === "none"
      : origin === undefined || own.has(origin);
    if (!allowed) return sendErrorPage(response, "crossSite");
    // Remix would compare Origin with Host, and answer 500 to `null`, or to SITE_URL behind a proxy.
    delete request.headers.origin;
    next();
  };
}
