import { createHash } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestHandler, ServerBuild } from "@remix-run/node";
import type { Config } from "../../config/config";
import { describeError } from "../../observability/log";
import type { Dependencies } from "../dependencies";
import { TOAST_COOKIE } from "../security/session";
import { chooseEncoding, type Encoding, encode } from "./content-encoding";
import { baseHeaders, documentHeaders, isDocument } from "./middleware/security-headers";
import { changesPage, isGetOrHead } from "./request";

/** Headers alternate names and values, for writeHead. */
interface CachedPage {
  /** A quoted hash of body and headers: a changed policy changes the page. */
  tag: string;
  notModified: string[];
  variants: Record<Encoding, { headers: string[]; body: Buffer }>;
}

/**
 * Renders each public page once, on its first request, as a visitor without cookies sees it. `app` answers everything else.
 * For speed, cached responses are counted, not logged.
 */
export function createPageCache(
  app: RequestListener,
  render: RequestHandler,
  routes: ServerBuild["routes"],
  dependencies: Dependencies,
): RequestListener {
  const { config, log, metrics } = dependencies;
  const candidates = pagePaths(routes);
  const pages = new Map<string, CachedPage>();
  const renderings = new Map<string, Promise<void>>();

  async function fill(path: string): Promise<void> {
    try {
      const answer = await render(new Request(config.siteUrl + path), { dependencies });
      if (isPublic(answer)) pages.set(path, await cachedPage(answer, config));
      // An error may be temporary. A page that is not public stays so.
      else if (answer.status === 200) candidates.delete(path);
    } catch (error) {
      log.warn({ path, ...describeError(error) }, "could not cache a page");
    } finally {
      renderings.delete(path);
    }
  }

  return (request, response) => {
    const path = cachedPath(request);
    if (path === undefined || !candidates.has(path)) return app(request, response);
    const answer = () => {
      const page = pages.get(path);
      if (!page) return app(request, response);
      const status = send(page, request, response);
      metrics?.countResponse(request.method ?? "", status);
    };
    if (pages.has(path)) return answer();
    const rendering = renderings.get(path) ?? fill(path);
    renderings.set(path, rendering);
    rendering.then(answer);
  };
}

/** The paths of pages and of their data, without routes with parameters. */
function pagePaths(routes: ServerBuild["routes"]): Set<string> {
  const paths = new Set<string>();
  for (const route of Object.values(routes)) {
    const path = route?.index ? "" : route?.path;
    if (!route?.module.loader || !route.module.default || path === undefined || /[:*?]/.test(path)) continue;
    paths.add(`/${path}`).add(`/${path || "_root"}.data`);
  }
  return paths;
}

/** Undefined if a cached page must not answer the request. Only the toast cookie changes a page. */
function cachedPath(request: IncomingMessage): string | undefined {
  const { headers, url = "" } = request;
  if (!isGetOrHead(request) || headers.cookie?.includes(`${TOAST_COOKIE}=`)) return undefined;
  const query = url.indexOf("?");
  if (query < 0) return url;
  return changesPage(url.slice(query)) ? undefined : url.slice(0, query);
}

const isPublic = ({ status, headers }: Response) =>
  status === 200 &&
  /^public\b.*\bs-maxage=/.test(headers.get("Cache-Control") ?? "") &&
  !headers.has("Set-Cookie") &&
  !headers.has("Vary");

async function cachedPage(answer: Response, config: Config): Promise<CachedPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  const base = baseHeaders(config);
  const policy = headers.get("Content-Security-Policy") ?? "";
  const more = isDocument(200, headers.get("Content-Type")) ? documentHeaders(policy) : {};
  for (const [name, value] of Object.entries({ ...base, ...more })) headers.set(name, value);
  const hash = createHash("sha256")
    .update(body)
    .update(JSON.stringify([...headers]));
  const tag = `"${hash.digest("base64url").slice(0, 12)}"`;
  headers.set("ETag", `W/${tag}`);
  headers.set("Vary", "Accept-Encoding");
  const variant = async (encoding: Encoding) => {
    const bytes = await encode(body, encoding, "best");
    const own = encoding === "identity" ? [] : ["content-encoding", encoding];
    return { headers: [...headers, ["content-length", `${bytes.length}`], own].flat(), body: bytes };
  };
  const [br, gzip, identity] = await Promise.all([variant("br"), variant("gzip"), variant("identity")]);
  return {
    tag,
    notModified: ["cache-control", "etag", "vary", ...Object.keys(base)].flatMap((name) => [
      name,
      headers.get(name) ?? "",
    ]),
    variants: { br, gzip, identity },
  };
}

function send(page: CachedPage, { method, headers }: IncomingMessage, response: ServerResponse): number {
  const known = headers["if-none-match"];
  if (known !== undefined && (known === "*" || known.includes(page.tag))) {
    response.writeHead(304, page.notModified).end();
    return 304;
  }
  const variant = page.variants[chooseEncoding(headers["accept-encoding"])];
  response.writeHead(200, variant.headers).end(method === "HEAD" ? undefined : variant.body);
  return 200;
}
