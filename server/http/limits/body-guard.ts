import type { IncomingMessage } from "node:http";
import { sendErrorPage } from "../error-page";
import { onHeaders } from "../on-headers";
import { type Middleware, requestState } from "../request";
import { type BodyTimeout, countBody, isShortEnough } from "./counted-body";

/** Limits every body by size, pace and encoding. Whoever reads one reads `requestState(response).body`. */
export function bodyGuard(timeout?: BodyTimeout): Middleware {
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    const body = countBody(request, response, timeout);
    const state = requestState(response);
    state.body = body.stream;
    state.tooSlow = body.timedOut;
    onHeaders(response, () => {
      if (request.complete) return;
      // Browsers send to the end before they read the answer, and a closed connection may take the answer with it: the
      // rest of a body that ends soon is read and thrown away.
      if (body.timedOut() || !isShortEnough(request)) response.setHeader("Connection", "close");
      else response.once("finish", body.discard);
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
