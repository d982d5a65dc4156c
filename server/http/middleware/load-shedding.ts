import { sendErrorPage } from "../error-page";
import type { Middleware } from "../request";

/** Pages being drawn at once. One takes a few milliseconds of one core: the last of these would wait about a second. */
const MAX_CONCURRENT = 300;

/** Turns readers away for a moment when more ask than can be answered. Who sends a form is never turned away: it is work. */
export function loadShedding(atOnce = MAX_CONCURRENT): Middleware {
  let drawing = 0;
  return (request, response, next) => {
    if (request.method === "POST") return next();
    if (drawing >= atOnce) {
      response.setHeader("Retry-After", "5");
      return sendErrorPage(
        response,
        503,
        "Very busy",
        "Many people are reading this site just now. Please try again in a few seconds.",
      );
    }
    drawing += 1;
    response.once("close", () => {
      drawing -= 1;
    });
    next();
  };
}
