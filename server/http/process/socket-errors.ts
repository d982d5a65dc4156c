import { type Server, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Log } from "../../observability/log";
import { errorPage } from "../error-page";
import { baseHeaders, documentHeaders } from "../middleware/security-headers";

const REASONS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too long. Clearing this site's cookies may help."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive. Please try again."],
};
const BROKEN: [number, string] = [400, "The request could not be understood."];

/** Answers what Node's parser rejects with a page and the usual headers instead of a bare status line. */
export function answerSocketErrors(server: Server, policy: string, log: Log): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const [status, advice] = REASONS[error.code ?? ""] ?? BROKEN;
    // After a first response a second one may be under way: writing another would corrupt it.
    if (error.code === "ECONNRESET" || !socket.writable || bytesWritten(socket) > 0) {
      socket.destroy();
      return;
    }
    log.info({ status, code: error.code }, "request refused");
    socket.end(rawPage(status, advice, policy), () => socket.destroy());
  });
  server.on("connect", (_request, socket: Duplex) => {
    log.info({ status: 405, method: "CONNECT" }, "request refused");
    socket.on("error", () => {});
    socket.end(rawPage(405, "This method is not supported here.", policy));
  });
  // Unknown expectations are ignored, as RFC 9110, 10.1.1, allows.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

const bytesWritten = (socket: Duplex) => (socket instanceof Socket ? socket.bytesWritten : 0);

function rawPage(status: number, advice: string, policy: string): string {
  const title = STATUS_CODES[status] ?? "Error";
  const body = errorPage(title, advice);
  const headers = {
    ...baseHeaders({ hsts: undefined }, false),
    ...documentHeaders(policy, false),
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${title}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
