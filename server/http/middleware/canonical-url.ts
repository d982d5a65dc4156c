import { isGetOrHead, type Middleware, pathOf } from "../request";

/**
 * Redirects every spelling of a page's path (trailing or repeated slashes, capitals, encoded letters) to the canonical
 * one, the query kept. Paths with a dot are files, whose names may have capitals.
 */
export function canonicalUrl(): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    if (path === "/" || path.includes(".") || !isGetOrHead(request)) return next();
    const tidy = `/${path.replace(CODE, decode).split("/").filter(Boolean).join("/")}`.toLowerCase();
    if (tidy === path) return next();
    const url = new URL(tidy + (request.url ?? "").slice(path.length), "http://site");
    response.statusCode = 301;
    response.setHeader("Location", url.pathname + url.search);
    response.end();
  };
}

const CODE = /%[\da-f]{2}/gi;

/** Characters that need no percent-encoding (RFC 3986, 6.2.2.2). */
function decode(code: string): string {
  const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w~-]/.test(sign) ? sign : code;
}
