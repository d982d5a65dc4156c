import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import type { Config } from "../config";
import { isSoundHost } from "./request-guard";

/**
 * Drops `X-Forwarded-*` unless the sender is a trusted proxy, and what a trusted one hands on from its client when it is
 * broken: Remix believes these from anyone, and a broken host or protocol would throw further in (STACK.md, trap 29).
 */
export function forwardedHeaders(): RequestHandler {
  return (request, _response, next) => {
    const trusts = request.app.get("trust proxy fn") as (address: string | undefined, hop: number) => boolean;
    const trusted = trusts(request.socket.remoteAddress, 0);
    for (const name of Object.keys(request.headers)) {
      if (name.startsWith("x-forwarded-") && !(trusted && isSound(request, name)))
        delete request.headers[name];
    }
    next();
  };
}

function isSound(request: Request, name: string): boolean {
  const value = request.get(name) ?? "";
  if (name === "x-forwarded-proto") return /^https?(\s*,\s*https?)*$/.test(value);
  return name !== "x-forwarded-host" || isSoundHost(value);
}

/**
 * Whether the visitor's own hop was encrypted. A trusted proxy says so; where none does, SITE_URL is the operator's word.
 * To be asked after `forwardedHeaders`.
 */
export function overTls({ headers }: IncomingMessage, { siteUrl }: Pick<Config, "siteUrl">): boolean {
  const said = headers["x-forwarded-proto"];
  return typeof said === "string" ? said.startsWith("https") : siteUrl.startsWith("https:");
}
