import { hasOnlyCampaign } from "~/load-context.server";

const FRESH = "public, max-age=0, s-maxage=300";

/**
 * The Cache-Control of a document. Only a page that is the same for everybody is public: status 200, a GET whose query
 * changes nothing, no cookie set. `s-maxage` lets a shared cache answer while `max-age=0` keeps browsers asking.
 */
export function cacheControl(request: Request, status: number, headers: Headers): string {
  return isPlain(request, status, headers) ? `${FRESH}, stale-while-revalidate=3600` : "no-store";
}

/**
 * The same for the data of a client navigation, without `stale-while-revalidate`: browsers obey it there, and would show
 * a page without the toast that has just been set.
 */
export function dataCacheControl(request: Request, status: number, headers: Headers): string {
  return isPlain(request, status, headers) ? FRESH : "no-store";
}

function isPlain(request: Request, status: number, headers: Headers): boolean {
  return (
    status === 200 &&
    (request.method === "GET" || request.method === "HEAD") &&
    hasOnlyCampaign(new URL(request.url).search) &&
    !headers.has("Set-Cookie")
  );
}
