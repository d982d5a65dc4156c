/**
 * What a document answer may be kept for. Only a plain page is public: status 200, a GET without query, no cookie set
 * and none read. `s-maxage` lets a shared cache answer while `max-age=0` keeps browsers asking (QUALITY.md, Security).
 */
export function cacheControl(request: Request, status: number, headers: Headers): string {
  const plain =
    status === 200 &&
    (request.method === "GET" || request.method === "HEAD") &&
    new URL(request.url).search === "" &&
    !headers.has("Set-Cookie");
  return plain ? "public, max-age=0, s-maxage=300, stale-while-revalidate=3600" : "no-store";
}
