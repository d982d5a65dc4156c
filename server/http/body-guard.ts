import type { RequestHandler } from "express";
import { beforeHead } from "./before-head";
import { sendPlainPage } from "./plain-page";

/** No form of ours comes near this; each action has its own, much lower limit and answers in words. */
const HARD_LIMIT = 64 * 1024 * 1024;

/** How long a body may take to arrive. */
const SLOW = 10 * 60 * 1000;

/**
 * The outermost limits of a body, counted and not believed. An answer that is sent before the body has been read closes
 * the connection: Chrome would wait for it otherwise (STACK.md, trap 16).
 */
export function bodyGuard(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "POST") return next();
    if (request.headers["content-encoding"]) {
      return sendPlainPage(
        response,
        415,
        "Not understood",
        "This site takes forms as browsers send them, uncompressed.",
      );
    }
    let received = 0;
    request.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > HARD_LIMIT) request.destroy();
    });
    // Listening must not start the flow: the action reads the body when it is ready for it.
    request.pause();
    request.setTimeout(SLOW);
    beforeHead(response, () => {
      if (!request.complete) response.setHeader("Connection", "close");
    });
    next();
  };
}
