import { isGetOrHead, type Middleware, pathOf } from "../request";

/**
 * Redirects every spelling of a page's path (trailing or repeated slashes, capitals, encoded letters) to the canonical
 * one and keeps the query. Paths with a dot are files, whose names may have capitals. The target begins with exactly one
 * slash: two would name another host.
 */
export function canonicalUrl(): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    if (path === "/" || path.includes(".") || !isGetOrHead(request)) return next();
    // The URL parser reads backslashes and encoded dots as a browser does.
    const { pathname, search } = new URL(`http://site${request.url}`);
    const tidy = `/${pathname.replace(CODE, decode).split("/").filter(Boolean).join("/")}`.toLowerCase();
    if (tidy === path) return next();
    response.statusCode = 301;
    response.setHeader("Location", tidy + search);
    response.end();
  };
}

const CODE = /%[\da-f]{2}/gi;

/** Characters that need no percent-encoding (RFC 3986, 6.2.2.2). */
function decode(code: string): string {
  const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w~-]/.test(sign) ? sign : code;
}
