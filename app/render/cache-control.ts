import { formOf } from "~/forms/forms";
import { changesPage } from "~/load-context.server";

/**
 * The Cache-Control of a document or of its data. Only a page that is the same for everybody is public: status 200, a GET
 * whose query changes nothing, no form, no cookie set. `s-maxage` lets a shared cache answer while `max-age=0` keeps
 * browsers asking; `no-transform` keeps proxies from rewriting mail addresses. Data has no `stale-while-revalidate`:
 * browsers obey it there, and would show a page without the toast that has just been set.
 */
export function cacheControl(request: Request, status: number, headers: Headers): string {
  const url = new URL(request.url);
  const isPublic =
    status === 200 &&
    (request.method === "GET" || request.method === "HEAD") &&
    !changesPage(url.search) &&
    !formOf(url) &&
    !headers.has("Set-Cookie");
  if (!isPublic) return "no-store";
  const stale = url.pathname.endsWith(".data") ? "" : "stale-while-revalidate=3600, ";
  return `public, max-age=0, s-maxage=300, ${stale}no-transform`;
}
