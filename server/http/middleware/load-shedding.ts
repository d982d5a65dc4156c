import { sendErrorPage } from "../error-page";
import type { Middleware, Render } from "../request";

/** Pages rendered at once. Each takes a few milliseconds of one core, so the last one waits about a second. */
const MAX_CONCURRENT = 300;

/**
 * Renders pages, and answers 503 to further readers. A page that its reader has not read yet holds no place. Forms have a
 * bound of their own (body-guard.ts).
 */
export function loadShedding(render: Render, max = MAX_CONCURRENT): Middleware {
  let rendering = 0;
  return (request, response, next) => {
    if (request.method === "POST") {
      render(request, response).catch(next);
      return;
    }
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
    render(request, response)
      .catch(next)
      .finally(() => {
        rendering -= 1;
      });
  };
}
