import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { sendErrorPage } from "../error-page";
import { bodies, type Middleware } from "../request";
import { clientAddress, clientNetwork, type IsTrustedProxy } from "./client-address";
import { createSemaphore } from "./upload-limit";

/** Limits concurrent bodies, and refuses encoded ones. The app reads the body from `bodies`. */
export function bodyGuard(trust: IsTrustedProxy): Middleware {
  // Each holds up to 256 kB of text until its last byte has arrived.
  const acquire = createSemaphore({ total: 300, perClient: 16 });
  return (request, response, next) => {
    const { "transfer-encoding": chunks, "content-length": length } = request.headers;
    if (chunks === undefined && Number(length ?? 0) === 0) return next();
    const release = acquire(clientNetwork(clientAddress(request, trust)));
    // A request may close before its response.
    if (release) for (const stream of [request, response]) stream.once("close", release);
    const body = new PassThrough();
    bodies.set(request, body);
    // Without a listener, an error of an unread body would end the process.
    body.on("error", () => {});
    request.on("error", (error) => body.destroy(error));
    request.pipe(body);
    endAfterBody(request, response, body);
    if (!release) return sendErrorPage(response, "tooManyForms");
    if (request.method !== "POST" || !request.headers["content-encoding"]) return next();
    sendErrorPage(response, "unsupportedEncoding");
  };
}

/**
 * Sends a response immediately, drops the rest of the request's body, and ends the response after it. If the connection were
 * closed while the client sends, it would be reset, and the client might never see the response (RFC 9112, 9.6).
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse, body: PassThrough): void {
  const end = response.end.bind(response);
  response.end = ((page: string | Buffer = "") => {
    if (request.complete || request.destroyed) return end(page);
    // With the length, the client knows that the response is complete before it ends.
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
