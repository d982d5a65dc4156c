import type { IncomingMessage } from "node:http";
import type { Config } from "../../../config/config";
import type { Log } from "../../../observability/log";
import type { IsTrustedProxy } from "../limits/client-address";
import type { Middleware } from "../request";
import { isValidHost } from "./request-guard";

/** Drops `X-Forwarded-*` from untrusted senders, and malformed values: Remix trusts these headers, and throws on a bad host. */
export function forwardedHeaders(trust: IsTrustedProxy, log: Log): Middleware {
  let hasWarned = false;
  return (request, _response, next) => {
    const trusted = trust(request.socket.remoteAddress ?? "", 0);
    if (!trusted && !hasWarned && request.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true;
      log.warn(
        {},
        "X-Forwarded-For is ignored: its sender is not in TRUST_PROXY. Visitors may share one rate limit",
      );
    }
    for (const name of Object.keys(request.headers)) {
      if (name.startsWith("x-forwarded-") && !(trusted && isValidHeader(request, name)))
        delete request.headers[name];
    }
    next();
  };
}

function isValidHeader(request: IncomingMessage, name: string): boolean {
  const value = String(request.headers[name]);
  if (name === "x-forwarded-proto") return /^https?(\s*,\s*https?)*$/.test(value);
  return name !== "x-forwarded-host" || isValidHost(value);
}

/** As a trusted proxy says, otherwise as SITE_URL says: with an https SITE_URL, a proxy terminates TLS. */
export function isTls({ headers }: IncomingMessage, { siteUrl }: Pick<Config, "siteUrl">): boolean {
  const said = headers["x-forwarded-proto"];
  return typeof said === "string" ? said.startsWith("https") : siteUrl.startsWith("https:");
}

export function requestUrl(request: IncomingMessage): string {
  const first = (name: string) => request.headers[name]?.toString().split(",", 1)[0]?.trim();
  const host = first("x-forwarded-host") ?? first("host");
  return `${first("x-forwarded-proto") ?? "http"}://${host}${request.url}`;
}
