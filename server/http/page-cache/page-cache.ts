import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { TOAST_COOKIE } from "../../services/session";
import type { Services } from "../../services/types";
import { chooseEncoding } from "../accept-encoding";
import { isSoundHost } from "../request-guard";
import { createAsk } from "./ask-app";
import type { KeptPage } from "./kept-page";
import { createKeptPages } from "./kept-pages";
import { cacheablePaths } from "./paths";

export interface PageCacheOptions {
  app: RequestListener;
  build: Pick<ServerBuild, "routes">;
  services: Pick<Services, "config" | "log">;
  /** Called for each answer from the cache: its path, its status, and the seconds it took. It has to be quick. */
  onAnswer?: (path: string, status: number, seconds: number) => void;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Public pages as bytes, in front of the app (STACK.md, "Pages as bytes"): what is kept is written at once, everything
 * else is the app's. No line is logged for an answer from here, it would cost more than the answer; `onAnswer` counts.
 */
export function createPageCache({ app, build, services, onAnswer, now }: PageCacheOptions) {
  const { config, log } = services;
  const ask = createAsk(app, new URL(config.siteUrl).host);
  const pages = createKeptPages({ paths: cacheablePaths(build), ask, log, now });
  return {
    warm: pages.warm,
    listener(request: IncomingMessage, response: ServerResponse): void {
      const start = performance.now();
      const path = request.url ?? "";
      const page = isPlain(request) ? pages.find(path) : undefined;
      if (!page) {
        app(request, response);
        return;
      }
      const status = send(page, request, response);
      onAnswer?.(path, status, (performance.now() - start) / 1000);
    },
  };
}

/** Cookies but the toast's change nothing on a page, so they are not looked at (STACK.md, trap 36). */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    isSoundHost(headers.host) &&
    !headers.cookie?.includes(`${TOAST_COOKIE}=`) &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined
  );
}

function send(page: KeptPage, { method, headers }: IncomingMessage, response: ServerResponse): number {
  const known = headers["if-none-match"];
  if (known !== undefined && (known === "*" || known.includes(`"${page.tag}"`))) {
    response.writeHead(304, page.notModifiedHead).end();
    return 304;
  }
  const { head, body } = page.variants[chooseEncoding(headers["accept-encoding"])];
  response.writeHead(200, head).end(method === "HEAD" ? undefined : body);
  return 200;
}
