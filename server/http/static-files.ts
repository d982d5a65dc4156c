import express, { type RequestHandler, Router } from "express";

const YEAR = 365 * 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** public/: built files carry a hash and never change; the rest is asked for again after an hour. */
export function staticFiles(): RequestHandler {
  const router = Router();
  const options = { index: false, redirect: false };
  router.use("/build", express.static("public/build", { ...options, immutable: true, maxAge: YEAR }));
  router.use(express.static("public", { ...options, maxAge: HOUR }));
  // A missing asset is not a page: no document is rendered for it, and nobody keeps the answer.
  router.use(["/build", "/media", "/fonts"], (_request, response) => {
    response.set("Cache-Control", "no-store").status(404).type("text").send("Not found\n");
  });
  return router;
}
