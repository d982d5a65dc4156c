import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";

/** Bytes. No form comes near this; each action has its own, much lower limit and answers in words. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface BodyTimeout {
  /** Milliseconds between two checks. */
  checkEvery: number;
  /** Bytes that must have arrived between two checks, unless the end has. */
  minBytes: number;
}

/** About 2 kB a second. The slowest mobile networks send ten times that. */
const SLOWEST: BodyTimeout = { checkEvery: 30_000, minBytes: 64 * 1024 };

export interface CountedBody {
  /** The body for whoever reads it. It fails when its sender is too slow, or leaves. */
  stream: Transform;
  /** Whether its sender was too slow. */
  timedOut: () => boolean;
  /** Reads what is left and throws it away: nobody reads the stream any more. */
  discard: () => void;
}

/**
 * Passes a request's body on and counts it. Disconnects a sender of more than 64 MiB. A sender that is too slow ends the
 * stream with an error, so that its reader can still answer; who goes on so after the answer is disconnected.
 */
export function countBody(
  request: IncomingMessage,
  response: ServerResponse,
  { checkEvery, minBytes }: BodyTimeout = SLOWEST,
): CountedBody {
  let received = 0;
  let lastCheck = 0;
  let tooSlow = false;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_BYTES) request.destroy();
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count(chunk);
      done(null, chunk);
    },
  });
  // Whoever reads the stream is told of its errors; when nobody does, that must not end the process.
  stream.on("error", () => {});
  request.on("error", (error) => stream.destroy(error));
  request.pipe(stream);

  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const enough = received - lastCheck >= minBytes;
    lastCheck = received;
    if (enough) return;
    if (tooSlow || response.writableEnded) return request.destroy();
    tooSlow = true;
    stream.destroy(new Error("sent too slowly"));
  }, checkEvery);
  timer.unref();
  response.once("close", () => clearInterval(timer));

  return {
    stream,
    timedOut: () => tooSlow,
    discard() {
      request.unpipe(stream);
      stream.destroy();
      request.on("data", count);
      request.resume();
    },
  };
}

/** Whether what is left of a body is worth reading: its stated length is one that a form can have. */
export const isShortEnough = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= MAX_BYTES;
