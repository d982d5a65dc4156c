import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { Dependencies } from "../../dependencies";
import { TOAST_COOKIE } from "../../session/session";
import { hasOnlyCampaign } from "../../submissions/campaign-parameters";
import { chooseEncoding } from "../accept-encoding";
import { isValidHost } from "../middleware/request-guard";
import { isGetOrHead, pathOf } from "../request";
import { routePattern } from "../route-pattern";
import type { CachedPage } from "./cached-page";
import { createCachedPages } from "./cached-pages";
import { createLoopback, isInternalRequest, type OwnAddress } from "./loopback";
import { cacheablePaths } from "./paths";

interface PageCacheOptions {
  app: RequestListener;
  build: Pick<ServerBuild, "routes">;
  dependencies: Pick<Dependencies, "config" | "log">;
  ownAddress: () => OwnAddress;
  /** Called for every cached response: it has to be fast. */
  onAnswer?: (answered: { method: string; route: string; status: number; seconds: number }) => void;
  now?: () => number;
}

/** Answers with cached pages and passes everything else to `app`. For speed, cached responses are counted, not logged. */
export function createPageCache({ app, build, dependencies, ownAddress, onAnswer, now }: PageCacheOptions) {
  const { config, log } = dependencies;
  const secure = config.siteUrl.startsWith("https:");
  const ask = createLoopback(ownAddress, new URL(config.siteUrl).host);
  const paths = cacheablePaths(build);
  const pages = createCachedPages({ paths, ask, log, now });
  const patternOf = routePattern(build.routes);
  const patterns = new Map(paths.map((path) => [path, patternOf(path)]));
  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      const start = performance.now();
      const path = cachedPath(request);
      const page = isPlain(request, secure) ? pages.find(path) : undefined;
      if (!page) {
        app(request, response);
        return;
      }
      const status = send(page, request, response);
      const seconds = (performance.now() - start) / 1000;
      onAnswer?.({ method: request.method ?? "", route: patterns.get(path) ?? "", status, seconds });
    },
  };
}

/** A page has one entry for all campaigns: each click brings another value. */
function cachedPath(request: IncomingMessage): string {
  const { url = "" } = request;
  const path = pathOf(request);
  return url.length > path.length && hasOnlyCampaign(url.slice(path.length)) ? path : url;
}

/**
 * Whether a cached page can answer. Only the toast cookie changes a page. The cached headers fit the protocol of SITE_URL:
 * when a proxy names the other protocol, the app answers.
 */
function isPlain(request: IncomingMessage, secure: boolean): boolean {
  const { headers } = request;
  const proto = headers["x-forwarded-proto"];
  return (
    isGetOrHead(request) &&
    !isInternalRequest(request) &&
    isValidHost(headers.host ?? "") &&
    (typeof proto !== "string" || proto.startsWith("https") === secure) &&
    !headers.cookie?.includes(`${TOAST_COOKIE}=`) &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined
  );
}

function send(page: CachedPage, { method, headers }: IncomingMessage, response: ServerResponse): number {
  const known = headers["if-none-match"];
  if (known !== undefined && (known === "*" || known.includes(`"${page.tag}"`))) {
    response.writeHead(304, page.notModifiedHead).end();
    return 304;
  }
  const { head, body } = page.variants[chooseEncoding(headers["accept-encoding"])];
  response.writeHead(200, head).end(method === "HEAD" ? undefined : body);
  return 200;
}
