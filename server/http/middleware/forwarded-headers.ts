import type { IncomingMessage } from "node:http";
import type { Config } from "../../config";
import type { IsTrustedProxy } from "../limits/client-address";
import { headerOf, type Middleware } from "../request";
import { isValidHost } from "./request-guard";

/**
 * Drops `X-Forwarded-*` unless the sender is a trusted proxy, and what a trusted one hands on from its client when it is
 * broken: the steps after this one believe what is left, and a broken host or protocol would throw there (STACK.md,
 * trap 29).
 */
export function forwardedHeaders(trust: IsTrustedProxy): Middleware {
  return (request, _response, next) => {
    const trusted = trust(request.socket.remoteAddress ?? "", 0);
    for (const name of Object.keys(request.headers)) {
      if (name.startsWith("x-forwarded-") && !(trusted && isValidHeader(request, name)))
        delete request.headers[name];
    }
    next();
  };
}

function isValidHeader(request: IncomingMessage, name: string): boolean {
  const value = headerOf(request, name) ?? "";
  if (name === "x-forwarded-proto") return /^https?(\s*,\s*https?)*$/.test(value);
  return name !== "x-forwarded-host" || isValidHost(value);
}

/**
 * Whether the visitor's own hop was encrypted. A trusted proxy says so; where none does, SITE_URL is the operator's word.
 * To be asked after `forwardedHeaders`.
 */
export function isTls({ headers }: IncomingMessage, { siteUrl }: Pick<Config, "siteUrl">): boolean {
  const said = headers["x-forwarded-proto"];
  return typeof said === "string" ? said.startsWith("https") : siteUrl.startsWith("https:");
}

/** The address a request came to, as its visitor wrote it. To be asked after `forwardedHeaders`. */
export function requestUrl(request: IncomingMessage): string {
  const first = (name: string) => headerOf(request, name)?.split(",", 1)[0]?.trim();
  const host = first("x-forwarded-host") ?? first("host");
  return `${first("x-forwarded-proto") ?? "http"}://${host}${request.url}`;
}
