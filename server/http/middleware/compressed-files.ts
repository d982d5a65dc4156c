import { readdirSync } from "node:fs";
import { join } from "node:path";
import serveStatic from "serve-static";
import { chooseEncoding } from "../content-encoding";
import { isGetOrHead, type Middleware, pathOf } from "../request";

const SUFFIX = { br: ".br", gzip: ".gz" } as const;

/** Sends the files that scripts/build/compress.mjs has compressed; leaves everything else to the next middleware. */
export function compressedFiles(folder: string, cacheControl: (path: string) => string): Middleware {
  const ready = new Set(list(folder));
  const files = serveStatic(folder, { index: false, redirect: false, cacheControl: false });
  return (request, response, next) => {
    const path = pathOf(request);
    if (!isGetOrHead(request) || !ready.has(`${path}.br`)) return next();
    response.setHeader("Vary", "Accept-Encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === "identity") return next();
    const { url } = request;
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Cache-Control", cacheControl(path));
    response.setHeader("Content-Type", typeOf(path));
    request.url = path + SUFFIX[encoding];
    delete request.headers.range;
    files(request, response, (error?: unknown) => {
      request.url = url;
      for (const name of ["Content-Encoding", "Content-Type", "Cache-Control"]) response.removeHeader(name);
      next(error);
    });
  };
}

/** Paths as in a URL. In development the folder does not exist. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `/${join(name).replaceAll("\\", "/")}`,
    );
  } catch {
    return [];
  }
}

/** The type of the original file; serve-static sees only the `.br`. */
function typeOf(path: string): string {
  const { mime } = serveStatic;
  const type = mime.lookup(path);
  const charset = mime.charsets.lookup(type, "");
  return charset ? `${type}; charset=${charset.toLowerCase()}` : type;
}
