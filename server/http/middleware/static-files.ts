import type { ServerResponse } from "node:http";
import connect from "connect";
import serveStatic from "serve-static";
import type { Config } from "../../config";
import { sendText } from "../error-page";
import { type Middleware, pathOf } from "../request";
import { compressedFiles } from "./compressed-files";

/** Built files carry a hash and never change; the rest is asked for again after an hour. */
const cacheControl = (path: string) =>
  path.startsWith("/build/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** public/, in production from the build's compressed copies where there are some. */
export function staticFiles({ production }: Pick<Config, "production">): Middleware {
  const steps = connect();
  if (production) steps.use(compressedFiles("build/static", cacheControl));
  const files = serveStatic("public", {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: describe,
  });
  steps.use((request, response, next) => {
    const path = pathOf(request);
    // A link preview is drawn on someone else's page.
    if (path.startsWith("/media/share/")) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    // No page has a dot in its path: it is not looked for on the disk.
    if (path.includes(".")) files(request, response, next);
    else next();
  });
  // A missing asset is not a page: no document is rendered for it, and nobody keeps the answer.
  steps.use((request, response, next) => {
    if (/^\/(build|media|fonts)(\/|$)/.test(pathOf(request))) sendText(response, 404, "Not found\n");
    else next();
  });
  return steps;
}

function describe(response: ServerResponse, file: string) {
  response.setHeader("Cache-Control", cacheControl(pathOf(response.req)));
  // serve-static's list of types is older than AVIF.
  if (file.endsWith(".avif")) response.setHeader("Content-Type", "image/avif");
}
