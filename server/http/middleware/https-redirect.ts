import type { Config } from "../../config";
import type { Middleware } from "../request";
import { isTls } from "./forwarded-headers";

/**
 * Redirects what a trusted proxy received over http to the same address at SITE_URL, if that is https. 308 keeps method and
 * body (RFC 9110, 15.4.9). Comes after `forwardedHeaders`, and after `requestGuard`: the target begins with a slash.
 */
export function httpsRedirect(config: Pick<Config, "siteUrl">): Middleware {
  if (!config.siteUrl.startsWith("https:")) return (_request, _response, next) => next();
  return (request, response, next) => {
    // Browsers send Sec-Fetch-Site over secure connections only (W3C Fetch Metadata, 2). A proxy that still says http is
    // wrong, and a redirect would loop.
    if (isTls(request, config) || request.headers["sec-fetch-site"] !== undefined) return next();
    response.statusCode = 308;
    response.setHeader("Location", new URL(config.siteUrl + request.url).href);
    response.end();
  };
}
