import express, { type RequestHandler, type Response, Router } from "express";
import type { Config } from "../config";
import { compressedFiles } from "./compressed-files";

/** Built files carry a hash and never change; the rest is asked for again after an hour. */
const cacheControl = (path: string) =>
  path.startsWith("/build/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";

/** public/, in production from the build's compressed copies where there are some. */
export function staticFiles({ production }: Pick<Config, "production">): RequestHandler {
  const router = Router();
  if (production) router.use(compressedFiles("build/static", cacheControl));
  // A link preview is drawn on someone else's page.
  router.use("/media/share", (_request, response, next) => {
    response.set("Cross-Origin-Resource-Policy", "cross-origin");
    next();
  });
  const files = express.static("public", {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: describe,
  });
  router.use((request, response, next) => {
    // No page has a dot in its path: it is not looked for on the disk.
    if (request.path.includes(".")) files(request, response, next);
    else next();
  });
  // A missing asset is not a page: no document is rendered for it, and nobody keeps the answer.
  router.use(["/build", "/media", "/fonts"], (_request, response) => {
    response.set("Cache-Control", "no-store").status(404).type("text").send("Not found\n");
  });
  return router;
}

function describe(response: Response, path: string) {
  response.setHeader("Cache-Control", cacheControl(response.req.path));
  // Express's list of types is older than AVIF.
  if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif");
}
