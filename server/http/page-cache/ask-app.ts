import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";

export interface Answer {
  status: number;
  /** Names and values in turn, as they were sent. */
  rawHeaders: readonly string[];
  body: Buffer;
}

/** One end of a connection inside the process. */
class Line extends Duplex {
  other: Line | undefined;
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.other?.push(chunk);
    done();
  }
  override _final(done: () => void): void {
    this.other?.push(null);
    done();
  }
}

/**
 * A way to ask an app for a page as a visitor without a past would: a GET with a Host and nothing else. It goes through
 * everything an answer passes, but over no network, so it works wherever the server listens.
 */
export function createAsk(app: RequestListener, host: string): (path: string) => Promise<Answer> {
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
      request({ path, headers: { Host: host }, createConnection: () => near }, answered)
        .on("error", reject)
        .end();
    });
}
