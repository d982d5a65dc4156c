import type { IncomingMessage } from "node:http";
import { sendErrorPage } from "../error-page";
import { onHeaders } from "../on-headers";
import { type Middleware, requestState } from "../request";
import { countBody, MAX_BYTES, type Paces, statedLength } from "./counted-body";
import { lingerBeforeEnd } from "./lingering-end";

/** Limits every body by size, pace and encoding. Read the body from `requestState(response).body.stream`. */
export function bodyGuard(paces?: Paces): Middleware {
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    const body = countBody(request, response, paces);
    requestState(response).body = body;
    const tooLarge = (statedLength(request) ?? 0) > MAX_BYTES;
    onHeaders(response, () => {
      if (!request.complete && (tooLarge || body.tooSlow())) response.setHeader("Connection", "close");
    });
    lingerBeforeEnd(request, response, body.discard);
    if (request.method === "POST" && request.headers["content-encoding"]) {
      return sendErrorPage(
        response,
        415,
        "Unsupported encoding",
        "Please send the form uncompressed, as browsers do.",
      );
    }
    next();
  };
}

function hasBody(request: IncomingMessage): boolean {
  return statedLength(request) !== 0;
}
