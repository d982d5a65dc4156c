import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";

export interface LoopbackResponse {
  status: number;
  /** Names and values in turn, as they were sent. */
  rawHeaders: readonly string[];
  body: Buffer;
}

/** No page takes nearly as long; an app that hangs must not hold up the other pages. */
const PATIENCE_MS = 15_000;

/** One end of a connection inside the process. */
class Line extends Duplex {
  other: Line | undefined;
  private hungUp = false;
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.other?.push(chunk);
    done();
  }
  override _final(done: () => void): void {
    this.hangUp();
    done();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.hangUp();
    done(error);
  }
  private hangUp(): void {
    if (!this.hungUp) this.other?.push(null);
    this.hungUp = true;
  }
}

/** Whether a request is the page cache's own question: nobody was waiting for its answer. */
export function isInternalRequest({ socket }: IncomingMessage): boolean {
  return socket instanceof Line;
}

/**
 * A way to ask an app for a page as a visitor without a past would: a GET with a Host and nothing else. It goes through
 * everything an answer passes, but over no network, so it works wherever the server listens.
 */
export function createLoopback(
  app: RequestListener,
  host: string,
): (path: string) => Promise<LoopbackResponse> {
  const server = createServer(app);
  return (path) =>
    new Promise((resolve, reject) => {
      const near = new Line();
      const far = new Line();
      near.other = far;
      far.other = near;
      server.emit("connection", far);
      const answered = (response: IncomingMessage) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body }),
          reject,
        );
      };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      request({ path, headers: { Host: host }, createConnection: () => near, signal }, answered)
        .on("error", reject)
        .end();
    });
}
