import type { Config } from "../../config";
import { sendErrorPage } from "../error-page";
import { headerOf, type Middleware } from "../request";

/**
 * Takes a POST from our own pages only, before Remix, whose own check does not cover every way to an action (STACK.md,
 * trap 28). `Sec-Fetch-Site` decides when it is there, else `Origin`; a client that sends neither is no browser.
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
        "For your safety we take a form only from our own pages. Please open the page again and send it from there.",
      );
    }
    // By now it is known to be ours. Remix compares it with the Host once more, and answers an Origin that is `null`, or
    // that of SITE_URL behind a proxy that sends its own Host, with an empty 500.
    delete request.headers.origin;
    next();
  };
}
