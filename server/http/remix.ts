import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import { compress } from "./compress";
import { requestUrl } from "./middleware/forwarded-headers";
import { isGetOrHead, type Render, requestState } from "./request";

interface RemixOptions {
  build: ServerBuild;
  mode: "production" | "development";
  getLoadContext: (request: IncomingMessage, response: ServerResponse) => Promise<AppLoadContext>;
}

/**
 * Passes requests to Remix and sends each response whole, compressed at once. Comes after `forwardedHeaders`: it trusts
 * the remaining `X-Forwarded-*`.
 */
export function remix({ build, mode, getLoadContext }: RemixOptions): Render {
  const handle = createRequestHandler(build, mode);
  return async (request, response) => {
    const context = await getLoadContext(request, response);
    await send(await handle(toFetchRequest(request, response), context), request, response);
  };
}

/** Aborts when the sender leaves, and after the response: a timer in Remix would keep the page's data for 5 s. */
function toFetchRequest(request: IncomingMessage, response: ServerResponse): Request {
  const controller = new AbortController();
  response.once("close", () => controller.abort(response.writableFinished ? "answered" : undefined));
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, single);
  }
  const body = requestState(response).body ?? request;
  return new Request(requestUrl(request), {
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
  const body = compress(Buffer.from(await answer.arrayBuffer()), request, response);
  response.setHeader("Content-Length", body.length);
  response.end(body);
}
