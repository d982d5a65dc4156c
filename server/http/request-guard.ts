import type { Request, RequestHandler } from "express";
import { sendPlainPage } from "./plain-page";

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Refuses what would throw further in: other methods, absolute or broken targets, a malformed Host (STACK.md, 8, 29). */
export function requestGuard(): RequestHandler {
  return (request, response, next) => {
    const trusted = request.app.get("trust proxy fn") as (
      address: string | undefined,
      hop: number,
    ) => boolean;
    // Remix believes these from anyone.
    for (const name of Object.keys(request.headers)) {
      if (!name.startsWith("x-forwarded-")) continue;
      if (!trusted(request.socket.remoteAddress, 0) || !isSoundForwarded(request, name))
        delete request.headers[name];
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

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** A trusted proxy may hand on what its client made up; a broken host or protocol would throw further in. */
function isSoundForwarded(request: Request, name: string): boolean {
  const value = request.get(name) ?? "";
  if (name === "x-forwarded-proto") return /^https?(\s*,\s*https?)*$/.test(value);
  return name !== "x-forwarded-host" || isSound(value, "/");
}

/** Whether this can stand where a URL has its host. */
export function isSoundHost(host: string): boolean {
  return HOST.test(host);
}

function isSound(host: string | undefined, target: string): boolean {
  if (!host || !isSoundHost(host)) return false;
  if (!target.startsWith("/") || target.startsWith("//")) return false;
  try {
    decodeURIComponent(new URL(target, `http://${host}`).pathname);
    return true;
  } catch {
    return false;
  }
}
