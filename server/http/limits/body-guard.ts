import type { IncomingMessage } from "node:http";
import { sendErrorPage } from "../error-page";
import { onHeaders } from "../on-headers";
import { type Middleware, requestState } from "../request";
import { type BodyTimeout, watchBodyTimeout } from "./body-timeout";

/** No form of ours comes near this; each action has its own, much lower limit and answers in words. */
const HARD_LIMIT = 64 * 1024 * 1024;

/**
 * The outermost limits of a body, counted and not believed, whatever becomes of the request: its size, its pace, its
 * encoding. An action learns of a slow sender as a body that broke off, and of the reason by `tooSlow`.
 */
export function bodyGuard(pace?: BodyTimeout): Middleware {
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    // Whoever reads the body is told of its errors; when nobody does, that must not end the process.
    request.on("error", () => {});
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > HARD_LIMIT) request.destroy();
    };
    request.on("data", count);
    // Listening must not start the flow: the action reads the body when it is ready for it.
    request.pause();
    const { tooSlow } = watchBodyTimeout(request, response, () => received, pace);
    requestState(response).tooSlow = tooSlow;
    onHeaders(response, () => {
      if (request.complete) return;
      if (tooSlow() || !endsSoon(request)) response.setHeader("Connection", "close");
      else response.once("finish", () => readOn(request, count));
    });
    if (request.method === "POST" && request.headers["content-encoding"]) {
      return sendErrorPage(
        response,
        415,
        "Not understood",
        "This site takes forms as browsers send them, uncompressed.",
      );
    }
    next();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function endsSoon({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= HARD_LIMIT;
}

/**
 * After an answer that came before the body's end (too large, refused). Browsers send to the end before they read, and
 * a closed connection may take the answer with it: what is left is read and thrown away. A body that would take too long
 * for that gets `Connection: close` instead (STACK.md, trap 16).
 */
function readOn(request: IncomingMessage, count: (chunk: Buffer) => void): void {
  // Remix's reader would go on piling it up.
  request.removeAllListeners("data");
  request.on("data", count);
  request.resume();
}
