import { sendErrorPage } from "../error-page";
import type { Middleware } from "../request";

/** Pages in rendering. Each takes a few milliseconds of one core: the last one waits about a second. */
const MAX_CONCURRENT = 300;

/** Answers 503 to readers beyond that; whoever sends a form is never turned away. */
export function loadShedding(max = MAX_CONCURRENT): Middleware {
  let rendering = 0;
  return (request, response, next) => {
    if (request.method === "POST") return next();
    if (rendering >= max) {
      response.setHeader("Retry-After", "5");
      return sendErrorPage(
        response,
        503,
        "Very busy",
        "Many people are reading this site right now. Please try again in a few seconds.",
      );
    }
    rendering += 1;
    response.once("close", () => {
      rendering -= 1;
    });
    next();
  };
}
