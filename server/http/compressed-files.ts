import { readdirSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { chooseEncoding } from "./accept-encoding";

const SUFFIX = { br: ".br", gzip: ".gz" } as const;

/**
 * Answers with the files the build has compressed (scripts/compress.mjs), in the encoding that was asked for; what was
 * not compressed, or not asked for so, is left to the next handler. `cacheControl` says how long a path may be kept.
 */
export function compressedFiles(folder: string, cacheControl: (path: string) => string): RequestHandler {
  const ready = new Set(list(folder));
  const files = express.static(folder, { index: false, redirect: false, cacheControl: false });
  return (request, response, next) => {
    const { path } = request;
    if (!ready.has(`${path}.br`)) return next();
    response.vary("Accept-Encoding");
    const encoding = chooseEncoding(request.get("accept-encoding"));
    if (encoding === "identity") return next();
    const { url } = request;
    response.set({ "Content-Encoding": encoding, "Cache-Control": cacheControl(path) });
    response.type(path.slice(path.lastIndexOf(".")));
    request.url = path + SUFFIX[encoding];
    // A range of a compressed file is of no use to anybody.
    delete request.headers.range;
    files(request, response, (error?: unknown) => {
      request.url = url;
      for (const name of ["Content-Encoding", "Content-Type", "Cache-Control"]) response.removeHeader(name);
      next(error);
    });
  };
}

/** Paths as in a URL. In development, and under a build of another tool, there are none. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `/${join(name).replaceAll("\\", "/")}`,
    );
  } catch {
    return [];
  }
}
