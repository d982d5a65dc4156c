import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import connect from "connect";
import serveStatic from "serve-static";
import type { Config } from "../../config";
import { sendText } from "../error-page";
import { type Middleware, pathOf } from "../request";
import { compressedFiles } from "./compressed-files";

function cacheControl(path: string): string {
  // Built files carry a hash in their name and never change.
  if (path.startsWith("/build/")) return "public, max-age=31536000, immutable";
  // Browsers and devices look for icons under fixed names: a new icon is seen within a week.
  return `public, max-age=${ICON.test(path) ? 604_800 : 3_600}`;
}

const ICON = /^\/[\w-]*icon[\w-]*\.(ico|png|svg)$/;

/** Serves public/; in production from compressed copies where they exist. */
export function staticFiles({ production }: Pick<Config, "production">, root: string): Middleware {
  const steps = connect();
  if (production) steps.use(compressedFiles(join(root, "build/static"), cacheControl));
  const files = serveStatic(join(root, "public"), {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: describe,
  });
  steps.use((request, response, next) => {
    const path = pathOf(request);
    // Other sites show link previews.
    if (path.startsWith("/media/share/")) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    // No page has a dot in its path.
    if (path.includes(".")) files(request, response, next);
    else next();
  });
  // A missing asset is answered here, without rendering a page.
  steps.use((request, response, next) => {
    if (/^\/(build|media|fonts)(\/|$)/.test(pathOf(request))) sendText(response, 404, "Not found\n");
    else next();
  });
  return steps;
}

/** What serve-static's list of types lacks. */
const TYPES: Readonly<Record<string, string>> = { ".avif": "image/avif", ".opus": "audio/ogg" };

function describe(response: ServerResponse, file: string) {
  response.setHeader("Cache-Control", cacheControl(pathOf(response.req)));
  const type = TYPES[extname(file)];
  if (type) response.setHeader("Content-Type", type);
}
