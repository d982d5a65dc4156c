import { sendErrorPage } from "../error-page";
import type { Middleware } from "../request";

/** Pages rendered at once. Each takes a few milliseconds of one core, so the last one waits about a second. */
const MAX_CONCURRENT = 300;

/** Answers 503 to further readers. Forms are never turned away. */
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
