import type { IncomingMessage, ServerResponse } from "node:http";

export interface BodyTimeout {
  /** Milliseconds between two looks. */
  every: number;
  /** Bytes that must have come by then, unless the end has. */
  least: number;
}

/** About 2 kB a second. The slowest mobile networks send ten times that. */
const SLOWEST: BodyTimeout = { every: 30_000, least: 64 * 1024 };

/**
 * Cuts off who sends slower than that, silence included: the reader of the body gets an error and can still answer; a
 * sender that has had its answer, or whose body nobody reads, is disconnected at the next look.
 */
export function watchBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  received: () => number,
  pace: BodyTimeout = SLOWEST,
) {
  let before = 0;
  let slow = false;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const enough = received() - before >= pace.least;
    before = received();
    if (enough) return;
    if (slow || response.writableEnded) return request.destroy();
    slow = true;
    request.emit("error", new Error("sent too slowly"));
  }, pace.every);
  timer.unref();
  response.once("close", () => clearInterval(timer));
  return { tooSlow: () => slow };
}
