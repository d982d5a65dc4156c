import type { RequestHandler } from "express";

/**
 * Every page has one address: a trailing slash, repeated slashes or upper case lead there by one permanent redirect, the
 * query kept. Paths with a dot are files, whose names may have capitals.
 */
export function oneAddress(): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    if (path === "/" || path.includes(".") || !["GET", "HEAD"].includes(request.method)) return next();
    const tidy = `/${path.split("/").filter(Boolean).join("/")}`.toLowerCase();
    if (tidy === path) return next();
    const query = request.originalUrl.slice(request.originalUrl.indexOf("?"));
    response.redirect(301, request.originalUrl.includes("?") ? tidy + query : tidy);
  };
}
