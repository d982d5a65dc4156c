import type { IncomingMessage } from "node:http";
import type { Config } from "../../../config/config";
import { sendErrorPage } from "../error-page";
import { METHODS, type Middleware, pathOf } from "../request";

/**
 * Rejects requests that make Remix throw: unknown methods, malformed targets, a malformed or repeated Host. HTTP/1.0 needs no
 * Host, and an absolute target contains it (RFC 9112, 3.2).
 */
export function requestGuard({ siteUrl }: Pick<Config, "siteUrl">): Middleware {
  const { host: ownHost } = new URL(siteUrl);
  return (request, response, next) => {
    if (!METHODS.includes(request.method ?? "")) {
      response.setHeader("Allow", METHODS.join(", "));
      return sendErrorPage(response, "methodNotAllowed");
    }
    if (request.httpVersion === "1.0") request.headers.host ??= ownHost;
    const url = validUrl(request);
    if (!url) return sendErrorPage(response, "badRequest");
    if (pathOf(request).length > MAX_PATH) return sendErrorPage(response, "uriTooLong");
    if (request.method === "OPTIONS") {
      response.writeHead(204, { Allow: METHODS.join(", ") }).end();
      return;
    }
    // On .data addresses Remix runs an action for every method except GET.
    if (request.method === "HEAD" && url.pathname.endsWith(".data")) request.method = "GET";
    // Remix's older protocol uses this parameter, and reaches actions without the same-origin check.
    if (url.searchParams.has("_data")) {
      url.searchParams.delete("_data");
      request.url = url.pathname + url.search;
    }
    next();
  };
}

/** Characters. Remix's router takes quadratic time. */
const MAX_PATH = 2048;

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

export function isValidHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Undefined unless the target is a path, an http address or `OPTIONS *`, with one valid host. */
function validUrl(request: IncomingMessage): URL | undefined {
  const { method, url: target = "", headers, rawHeaders } = request;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts > 1 || !isValidHost(headers.host ?? "")) return undefined;
  const absolute = /^https?:\/\/([^/?#]*)(\/.*)?$/i.exec(target);
  if (absolute) {
    const [, host = "", path = "/"] = absolute;
    if (!isValidHost(host)) return undefined;
    headers.host = host;
    request.url = path;
    return validUrl(request);
  }
  if (method === "OPTIONS" && target === "*") return new URL(`http://${headers.host}`);
  if (!target.startsWith("/")) return undefined;
  try {
    // Concatenated: with a base URL, a target with two slashes would name another host.
    const url = new URL(`http://${headers.host}${target}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
