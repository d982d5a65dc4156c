import { formOf } from "~/forms/forms";
import { changesPage } from "~/load-context.server";

/**
 * A page is public if it is the same for everybody: status 200, a GET whose query changes nothing, no form, no cookie.
 * `max-age=0` makes browsers ask; `no-transform` keeps proxies from rewriting mail addresses. Data has no
 * `stale-while-revalidate`: browsers would show a page without its new toast.
 */
export function cacheControl(request: Request, status: number, headers: Headers): string {
  const url = new URL(request.url);
  const isPublic =
    status === 200 &&
    (request.method === "GET" || request.method === "HEAD") &&
    !changesPage(url.search) &&
    !formOf(url) &&
    !headers.has("Set-Cookie");
  if (!isPublic) return "no-store, no-transform";
  const stale = url.pathname.endsWith(".data") ? "" : "stale-while-revalidate=3600, ";
  return `public, max-age=0, s-maxage=300, ${stale}no-transform`;
}
