import type { IncomingMessage } from "node:http";
import { sendErrorPage } from "../error-page";
import type { Middleware } from "../request";

const METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

/** Refuses what would throw further in: other methods, absolute or broken targets, a malformed Host (STACK.md, 8, 29). */
export function requestGuard(): Middleware {
  return (request, response, next) => {
    if (!METHODS.includes(request.method ?? "")) {
      response.setHeader("Allow", METHODS.join(", "));
      return sendErrorPage(response, 405, "Not allowed", "This address takes no such request.");
    }
    const url = validUrl(request);
    if (!url) return sendErrorPage(response, 400, "Bad request", "The address could not be understood.");
    if (request.method === "OPTIONS") {
      response.writeHead(204, { Allow: METHODS.join(", ") }).end();
      return;
    }
    // Remix takes every method but GET on its data addresses for an action. Node sends no body to a HEAD in any case.
    if (request.method === "HEAD" && url.pathname.endsWith(".data")) request.method = "GET";
    // Remix takes it for a request in an older protocol of its own, which nothing here speaks; to us it means nothing.
    if (url.searchParams.has("_data")) {
      url.searchParams.delete("_data");
      request.url = url.pathname + url.search;
    }
    next();
  };
}

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** Whether this can stand where a URL has its host. */
export function isValidHost(host: string): boolean {
  if (host === lastValidHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastValidHost = host;
  return true;
}

/** Nearly every request names the same host: to parse it took a thirtieth of an answer from the page cache. */
let lastValidHost: string | undefined;

/** The request's URL, when its target is a path (or the server itself: `OPTIONS *`) and it names one host, once. */
function validUrl({ method, url: target = "", headers, rawHeaders }: IncomingMessage): URL | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts !== 1 || !isValidHost(headers.host ?? "")) return undefined;
  if (method === "OPTIONS" && target === "*") return new URL(`http://${headers.host}`);
  if (!target.startsWith("/") || target.startsWith("//")) return undefined;
  try {
    const url = new URL(target, `http://${headers.host}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
