import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import { chooseEncoding, type Encoding } from "./accept-encoding";
import { requestUrl } from "./middleware/forwarded-headers";
import { isGetOrHead, type Middleware } from "./request";

interface RemixOptions {
  build: ServerBuild;
  mode: "production" | "development";
  getLoadContext: (request: IncomingMessage, response: ServerResponse) => Promise<AppLoadContext>;
}

/**
 * Hands requests to Remix and sends its answers, each whole and compressed in one go. @remix-run/express and
 * `compression` pass an answer on in pieces through two streams: that took longer than to match its route and load its
 * data. To be used after `forwardedHeaders`: it believes what is left.
 */
export function remix({ build, mode, getLoadContext }: RemixOptions): Middleware {
  const handle = createRequestHandler(build, mode);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const context = await getLoadContext(request, response);
    await send(await handle(toRemix(request, response), context), request, response);
  };
  return (request, response, next) => void answer(request, response).catch(next);
}

/**
 * The request as Remix takes it; it is aborted when its sender leaves before the answer, and after the answer, so that
 * Remix lets go of it: a timer of its would hold the page's data for five seconds more.
 */
function toRemix(request: IncomingMessage, response: ServerResponse): Request {
  const left = new AbortController();
  // A word for a reason after the answer: without one an error is made, with its stack, for nobody.
  response.once("close", () => left.abort(response.writableFinished ? "answered" : undefined));
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, single);
  }
  const body = isGetOrHead(request)
    ? undefined
    : { body: createReadableStreamFromReadable(request), duplex: "half" as const };
  return new Request(requestUrl(request), {
    method: request.method,
    headers,
    signal: left.signal,
    ...body,
  });
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (!answer.body) {
    response.end();
    return;
  }
  const whole = Buffer.from(await answer.arrayBuffer());
  const encoding = isText(response) ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
  if (isText(response)) response.appendHeader("Vary", "Accept-Encoding");
  const bytes = whole.length < WORTH_IT ? whole : COMPRESS[encoding](whole);
  if (bytes !== whole) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", bytes.length);
  response.end(bytes);
}

/** Bytes; below that an answer fits into a packet in any case. */
const WORTH_IT = 1024;

const isText = (response: ServerResponse) =>
  /^text\/|json|xml/.test(String(response.getHeader("Content-Type") ?? ""));

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/**
 * Fast settings: a page takes a fifth of a millisecond. Brotli at its default would divide throughput by seven (STACK.md,
 * trap 34). On the main thread, for to hand it over takes as long.
 */
const COMPRESS: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [BROTLI_PARAM_QUALITY]: 3,
        [BROTLI_PARAM_LGWIN]: 17,
        [BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 4 }),
  identity: (bytes) => bytes,
};
