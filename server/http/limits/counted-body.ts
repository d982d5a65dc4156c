import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";

/** Bytes. No form comes near this; each action has its own, much lower limit and answers in words. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface BodyTimeout {
  checkEvery: number;
  /** Milliseconds, and the bytes that must have arrived between two checks. */
  minBytes: number;
}

/** About 2 kB a second; the slowest mobile networks send ten times that. */
const SLOWEST: BodyTimeout = { checkEvery: 30_000, minBytes: 64 * 1024 };

export interface CountedBody {
  /** Fails when the sender is too slow, or leaves. */
  stream: Transform;
  timedOut: () => boolean;
  /** Reads the rest of the body and throws it away. */
  discard: () => void;
}

/**
 * Counts a body while passing it on. A sender of more than 64 MiB is disconnected; a slow one ends the stream with an
 * error, so that its reader can still answer, and is disconnected if that changes nothing.
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
  // Without a listener an error that no reader waits for would end the process.
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

/** Whether a body's stated length is one that a form can have. */
export const isShortEnough = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= MAX_BYTES;
