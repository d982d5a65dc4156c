import type { Config } from "../../config";
import { sendErrorPage } from "../error-page";
import { headerOf, type Middleware } from "../request";

/**
 * Refuses posts from other sites. Remix checks documents and `.data` requests only. `Sec-Fetch-Site` decides when it is
 * there, else `Origin`; a client that sends neither is no browser.
 */
export function sameOrigin(config: Config): Middleware {
  return (request, response, next) => {
    if (request.method !== "POST") return next();
    const site = headerOf(request, "sec-fetch-site");
    const origin = headerOf(request, "origin");
    const own = new Set([
      config.siteUrl,
      `http://${request.headers.host}`,
      `https://${request.headers.host}`,
    ]);
    const allowed = site
      ? site === "same-origin" || site === "none"
      : origin === undefined || (origin !== "null" && own.has(origin));
    if (!allowed || (origin !== undefined && origin !== "null" && !own.has(origin))) {
      return sendErrorPage(
        response,
        403,
        "This form was sent from another site",
        "For your safety we accept forms only from our own pages. Please open the page again and send it from there.",
      );
    }
    // Remix would compare it with the Host again, and answer `null` or SITE_URL behind a proxy with an empty 500.
    delete request.headers.origin;
    next();
  };
}
