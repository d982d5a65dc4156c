import type { IncomingMessage, ServerResponse } from "node:http";
import { type AppLoadContext, createReadableStreamFromReadable, type RequestHandler } from "@remix-run/node";
import type { Config } from "../../config/config";
import { chooseEncoding, encode } from "./content-encoding";
import { sendErrorPage } from "./error-page";
import { bodies, isGetOrHead, type Middleware } from "./request";

/** Resolves when the whole response has been passed to Node, even if the client has not read it. */
type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A smaller response fits into one packet uncompressed. */
const MIN_BYTES = 1024;

/**
 * Passes requests to Remix, and compresses each response as a whole. Their address is below SITE_URL: no Host and no
 * `X-Forwarded-*` changes a page.
 */
export function remix(
  { siteUrl }: Pick<Config, "siteUrl">,
  handle: RequestHandler,
  getLoadContext: (request: IncomingMessage, response: ServerResponse) => AppLoadContext,
): Render {
  return async (request, response) => {
    const context = getLoadContext(request, response);
    await send(await handle(toFetchRequest(siteUrl, request, response), context), request, response);
  };
}

/** Aborts when the client leaves, and after the response: a timer in Remix would keep the page's data for 5 s. */
function toFetchRequest(siteUrl: string, request: IncomingMessage, response: ServerResponse): Request {
  const controller = new AbortController();
  response.once("close", () => controller.abort(response.writableFinished ? "answered" : undefined));
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, single);
  }
  const body = bodies.get(request) ?? request;
  return new Request(`${siteUrl}${request.url}`, {
    method: request.method,
    headers,
    signal: controller.signal,
    ...(isGetOrHead(request)
      ? {}
      : { body: createReadableStreamFromReadable(body), duplex: "half" as const }),
  });
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (!answer.body) {
    response.end();
    return;
  }
  let body: Buffer = Buffer.from(await answer.arrayBuffer());
  if (/^text\/|json|xml/.test(answer.headers.get("Content-Type") ?? "")) {
    response.appendHeader("Vary", "Accept-Encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity" && body.length >= MIN_BYTES) {
      response.setHeader("Content-Encoding", encoding);
      body = await encode(body, encoding, "fast");
    }
  }
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

/** Each page takes a few milliseconds of one core, so the last one waits about a second. */
const MAX_CONCURRENT = 300;

/** Answers 503 beyond the limit. Responses that wait for a slow reader do not count. The body guard limits forms. */
export function loadShedding(render: Render, max = MAX_CONCURRENT): Middleware {
  let rendering = 0;
  return (request, response, next) => {
    const places = request.method === "POST" ? 0 : 1;
    if (places > 0 && rendering >= max) return sendErrorPage(response, "busy");
    rendering += places;
    render(request, response)
      .catch(next)
      .finally(() => {
        rendering -= places;
      });
  };
}
