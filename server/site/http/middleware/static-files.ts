import type { ServerResponse } from "node:http";
import { join } from "node:path";
import connect from "connect";
import serveStatic from "serve-static";
import type { Config } from "../../../config/config";
import { chooseEncoding } from "../content-encoding";
import { sendText } from "../error-page";
import { isGetOrHead, type Middleware, pathOf } from "../request";

const ASSET = /^\/(build|media|fonts)(\/|$)/;
const ICON = /^\/[\w-]*icon[\w-]*\.(ico|png|svg)$/;
/** Compressed by scripts/build/compress.mjs. */
const TEXT = /\.(js|css|svg|json|txt)$/;
const SUFFIX = { br: ".br", gzip: ".gz" } as const;
const OPTIONS = { index: false, redirect: false, cacheControl: false } as const;
// Missing in serve-static's list.
serveStatic.mime.define({ "image/avif": ["avif"], "audio/ogg": ["opus"] });

/** Serves public/, in production from compressed copies if they exist. */
export function staticFiles({ production }: Pick<Config, "production">, root: string): Middleware {
  const steps = connect();
  if (production) steps.use(compressedFiles(join(root, "build/static")));
  const files = serveStatic(join(root, "public"), { ...OPTIONS, setHeaders: describe });
  steps.use((request, response, next) => {
    const path = pathOf(request);
    // Page paths have no dot.
    if (path.includes(".")) files(request, response, next);
    else next();
  });
  // A missing asset is answered here, without rendering a page.
  steps.use((request, response, next) => {
    if (ASSET.test(pathOf(request))) sendText(response, 404, "Not found\n");
    else next();
  });
  return steps;
}

function compressedFiles(folder: string): Middleware {
  const files = serveStatic(folder, {
    ...OPTIONS,
    acceptRanges: false,
    setHeaders(response, file) {
      response.setHeader("Content-Encoding", file.endsWith(SUFFIX.br) ? "br" : "gzip");
      // serve-static would derive it from the suffix.
      response.setHeader("Content-Type", typeOf(file.slice(0, -SUFFIX.br.length)));
      describe(response);
    },
  });
  return (request, response, next) => {
    const { url } = request;
    const path = pathOf(request);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity" || !isGetOrHead(request) || !TEXT.test(path)) return next();
    request.url = path + SUFFIX[encoding];
    files(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

function typeOf(file: string): string {
  const { mime } = serveStatic;
  const type = mime.lookup(file);
  const charset = mime.charsets.lookup(type, "");
  return charset ? `${type}; charset=${charset.toLowerCase()}` : type;
}

function describe(response: ServerResponse) {
  const path = pathOf(response.req).replace(/\.(br|gz)$/, "");
  // Built files carry a hash in their name and never change. Icons have fixed names: a new icon is seen within a week.
  const age = ICON.test(path) ? "604800" : "3600";
  const isBuilt = path.startsWith("/build/");
  response.setHeader("Cache-Control", `public, max-age=${isBuilt ? "31536000, immutable" : age}`);
  // Other sites show link previews, and a CDN that pulls from here forwards this header.
  if (ASSET.test(path)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (TEXT.test(path)) response.setHeader("Vary", "Accept-Encoding");
}
