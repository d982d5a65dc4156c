import express, { type RequestHandler, type Response, Router } from "express";

const YEAR = 365 * 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** public/: built files carry a hash and never change; the rest is asked for again after an hour. */
export function staticFiles(): RequestHandler {
  const router = Router();
  const options = { index: false, redirect: false, setHeaders: nameType };
  router.use("/build", express.static("public/build", { ...options, immutable: true, maxAge: YEAR }));
  // A link preview is drawn on someone else's page.
  router.use("/media/share", (_request, response, next) => {
    response.set("Cross-Origin-Resource-Policy", "cross-origin");
    next();
  });
  router.use(express.static("public", { ...options, maxAge: HOUR }));
  // A missing asset is not a page: no document is rendered for it, and nobody keeps the answer.
  router.use(["/build", "/media", "/fonts"], (_request, response) => {
    response.set("Cache-Control", "no-store").status(404).type("text").send("Not found\n");
  });
  return router;
}

/** Express's list of types is older than AVIF. */
function nameType(response: Response, path: string) {
  if (path.endsWith(".avif")) response.setHeader("Content-Type", "image/avif");
}
