import type { RequestHandler } from "express";
import type { Config } from "../config";
import { sendPlainPage } from "./plain-page";

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Refuses what would throw further in: other methods, absolute or broken targets, a malformed Host (STACK.md, 8, 29). */
export function requestGuard(config: Config): RequestHandler {
  return (request, response, next) => {
    if (config.trustProxy === undefined) {
      // Remix believes these from anyone.
      for (const name of Object.keys(request.headers)) {
        if (name.startsWith("x-forwarded-")) delete request.headers[name];
      }
    }
    if (!METHODS.has(request.method)) {
      response.set("Allow", [...METHODS].join(", "));
      return sendPlainPage(response, 405, "Not allowed", "This address takes no such request.");
    }
    if (!isSound(request.headers.host, request.url)) {
      return sendPlainPage(response, 400, "Bad request", "The address could not be understood.");
    }
    if (request.method === "OPTIONS") {
      response
        .set("Allow", [...METHODS].join(", "))
        .status(204)
        .end();
      return;
    }
    next();
  };
}

function isSound(host: string | undefined, target: string): boolean {
  if (!host || !/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host)) return false;
  if (!target.startsWith("/") || target.startsWith("//")) return false;
  try {
    decodeURIComponent(new URL(target, `http://${host}`).pathname);
    return true;
  } catch {
    return false;
  }
}
