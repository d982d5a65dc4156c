import { sendErrorPage } from "../error-page";
import type { Middleware, Render } from "../request";

/** Each page takes a few milliseconds of one core, so the last one waits about a second. */
const MAX_CONCURRENT = 300;

/** Answers 503 beyond the limit. Responses that wait for a slow reader do not count. body-guard.ts limits forms. */
export function loadShedding(render: Render, max = MAX_CONCURRENT): Middleware {
  let rendering = 0;
  return (request, response, next) => {
    if (request.method === "POST") {
      render(request, response).catch(next);
      return;
    }
    if (rendering >= max) return sendErrorPage(response, "busy");
    rendering += 1;
    render(request, response)
      .catch(next)
      .finally(() => {
        rendering -= 1;
      });
  };
}
