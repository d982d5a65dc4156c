import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Log } from "../services/types";

/** A line per answer: no query, no body, no address of the visitor. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const id = randomUUID();
    const path = request.path;
    response.set("X-Request-Id", id);
    response.on("finish", () => {
      const ms = Math.round(performance.now() - start);
      log.info({ id, method: request.method, path, status: response.statusCode, ms }, "request");
    });
    next();
  };
}
