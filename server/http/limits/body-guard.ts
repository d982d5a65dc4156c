import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { sendErrorPage } from "../error-page";
import { type Middleware, onHeaders, requestState } from "../request";

/** Bytes. Far above any form: each action has its own, much lower limit and answers with a page. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Counts every body and refuses encoded ones. Read the body from `requestState(response).body`. */
export function bodyGuard(): Middleware {
  return (request, response, next) => {
    const length = statedLength(request);
    if (length === 0) return next();
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_BYTES) request.destroy();
    };
    const body = new PassThrough();
    requestState(response).body = body;
    // Without a listener, an error that no reader awaits would end the process.
    body.on("error", () => {});
    request.on("error", (error) => body.destroy(error));
    request.pipe(body);
    request.on("data", count);
    onHeaders(response, () => {
      if (!request.complete && length !== undefined && length > MAX_BYTES)
        response.setHeader("Connection", "close");
    });
    endAfterBody(request, response, body);
    if (request.method !== "POST" || !request.headers["content-encoding"]) return next();
    const advice = "Please send the form uncompressed, as browsers do.";
    sendErrorPage(response, 415, "Unsupported encoding", advice);
  };
}

/** The length of a request's body in bytes: 0 without a body, undefined for chunks. */
function statedLength({ headers }: IncomingMessage): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}

/**
 * Sends a response at once but ends it after the request's body, of which the rest is dropped. A connection that is closed
 * while its client still sends is reset, and the client may never see the response (RFC 9112, 9.6).
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse, body: PassThrough): void {
  const end = response.end.bind(response);
  response.end = ((page: string | Buffer = "") => {
    if (request.complete || request.destroyed) return end(page);
    // The length tells the client that the response is complete before it ends.
    if (!response.headersSent) response.setHeader("Content-Length", Buffer.byteLength(page));
    response.flushHeaders();
    if (page.length > 0) response.write(page);
    request.once("close", () => end());
    request.unpipe(body);
    body.destroy();
    request.resume();
    return response;
  }) as typeof response.end;
}
