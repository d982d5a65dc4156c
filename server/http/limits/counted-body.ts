import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";

/** Far above any form. Each action has its own, much lower limit and answers with a page. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Bytes. A longer body is an upload. */
const LARGE = 1024 * 1024;

interface Pace {
  /** Milliseconds, and the bytes that must have arrived between two checks. */
  checkEvery: number;
  minBytes: number;
}

export interface Paces {
  small: Pace;
  /** For bodies above 1 MiB or of unknown length. */
  large: Pace;
}

/** About 2 and 17 kB a second: the slowest mobile networks (2G, 3G) send several times that. */
const SLOWEST: Paces = {
  small: { checkEvery: 30_000, minBytes: 64 * 1024 },
  large: { checkEvery: 30_000, minBytes: 512 * 1024 },
};

export interface CountedBody {
  /** Fails when the sender is too slow or leaves. */
  stream: Transform;
  /** Bytes. */
  received: () => number;
  /** Ends the stream with an error, so that its reader can still answer. */
  cutOff: () => void;
  /** Whether the sender was cut off as too slow. */
  tooSlow: () => boolean;
  /** Reads and drops the rest of the body. */
  discard: () => void;
}

/**
 * Counts a body while passing it on, and disconnects a sender of more than 64 MiB. For a slow sender the stream ends with
 * an error, so that its reader can still answer; one that stays slow is disconnected at the next check.
 */
export function countBody(
  request: IncomingMessage,
  response: ServerResponse,
  paces: Paces = SLOWEST,
): CountedBody {
  const { checkEvery, minBytes } = (statedLength(request) ?? MAX_BYTES) > LARGE ? paces.large : paces.small;
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
  // Without a listener, an error that no reader awaits would end the process.
  stream.on("error", () => {});
  request.on("error", (error) => stream.destroy(error));
  request.pipe(stream);

  const cutOff = () => {
    tooSlow = true;
    stream.destroy(new Error("request body too slow"));
  };
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const enough = received - lastCheck >= minBytes;
    lastCheck = received;
    if (enough) return;
    if (tooSlow || response.headersSent) return request.destroy();
    cutOff();
  }, checkEvery);
  timer.unref();
  response.once("close", () => clearInterval(timer));

  return {
    stream,
    received: () => received,
    cutOff,
    tooSlow: () => tooSlow,
    discard() {
      request.unpipe(stream);
      stream.destroy();
      request.on("data", count);
      request.resume();
    },
  };
}

/** The length of a request's body in bytes: 0 without a body, undefined for chunks. */
export function statedLength({ headers }: IncomingMessage): number | undefined {
  if (headers["transfer-encoding"] !== undefined) return undefined;
  return Number(headers["content-length"] ?? 0);
}
