import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Makes `response.end(body)` send the whole response at once but end it after the request's body. A connection that is
 * closed while its client still sends is reset, and the client may never see the response (RFC 9112, 9.6).
 * @param discard reads and drops the rest of the request
 */
export function lingerBeforeEnd(
  request: IncomingMessage,
  response: ServerResponse,
  discard: () => void,
): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer = "") => {
    if (request.complete || request.destroyed) return end(body);
    // The length tells the client that the response is complete before it ends.
    if (!response.headersSent) response.setHeader("Content-Length", Buffer.byteLength(body));
    response.flushHeaders();
    if (body.length > 0) response.write(body);
    request.once("close", () => end());
    discard();
    return response;
  }) as typeof response.end;
}
