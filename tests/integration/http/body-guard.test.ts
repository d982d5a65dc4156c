import { once } from "node:events";
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { bodyGuard } from "../../../server/http/limits/body-guard";
import { requestState } from "../../../server/http/request";

const MiB = 1024 * 1024;
const bodyOf = (response: ServerResponse) => requestState(response).body?.stream ?? Readable.from([]);
let received = 0;
const app = connect();
const paces = {
  small: { checkEvery: 100, minBytes: 1000 },
  large: { checkEvery: 100, minBytes: 40_000 },
};
app.use("/slow", bodyGuard(paces));
app.use("/slow/answers-early", (_request: IncomingMessage, response: ServerResponse) => {
  response.statusCode = 413;
  response.end("too large");
});
app.use("/slow", async (_request: IncomingMessage, response: ServerResponse) => {
  try {
    const reader = createReadableStreamFromReadable(bodyOf(response)).getReader();
    for (let part = await reader.read(); !part.done; ) part = await reader.read();
    response.end("complete");
  } catch {
    response.statusCode = 408;
    response.end(`too slow: ${requestState(response).body?.tooSlow()}`);
  }
});
app.use(bodyGuard());
app.use("/reads", async (_request: IncomingMessage, response: ServerResponse) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  received = 0;
  try {
    const reader = createReadableStreamFromReadable(bodyOf(response)).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      received += part.value.length;
    response.end(String(received));
  } catch {
    // The connection is closed.
  }
});
app.use("/answers-early", (_request, response) => {
  response.writeHead(413).end("too large");
});
const server = createServer(app).listen(0);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function post(path: string, megabytes: number): Promise<{ head: IncomingMessage; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method: "POST" }, async (head) => {
      let body = "";
      for await (const chunk of head) body += chunk;
      resolve({ head, body });
    });
    request.on("error", reject);
    let sent = 0;
    const more = (): void => {
      if (request.destroyed) return;
      if (sent === megabytes) {
        request.end();
        return;
      }
      sent += 1;
      request.write(Buffer.alloc(MiB), () => more());
    };
    more();
  });
}

test("a body that is read late arrives complete", async () => {
  const { head, body } = await post("/reads", 3);
  expect(body).toBe(String(3 * MiB));
  expect(head.headers.connection).not.toBe("close");
});

test("a body without Content-Length is cut off at the hard limit", async () => {
  await expect(post("/reads", 70)).rejects.toThrow();
  expect(received).toBeLessThanOrEqual(65 * MiB);
});

test("after an early response a body with Content-Length is read to its end and the connection stays open", async () => {
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const early = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const length = String(8 * MiB);
      const options = {
        port,
        path: "/answers-early",
        method: "POST",
        agent,
        headers: { "Content-Length": length },
      };
      const request = httpRequest(options, (head) => {
        head.resume();
        head.on("end", () => resolve(head.headers.connection));
      });
      request.on("error", reject);
      request.end(Buffer.alloc(8 * MiB));
    });
  expect([await early(), await early()]).toEqual(["keep-alive", "keep-alive"]);
  agent.destroy();
});

/** Sends `bytes` every 20 ms under these headers until the server responds; resolves to its response. */
function trickle(path: string, headers: Record<string, string>, bytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method: "POST", headers }, (head) => {
      let text = `${head.statusCode} ${head.headers.connection} `;
      head.on("data", (chunk) => {
        text += chunk;
      });
      head.on("end", () => resolve(text));
    });
    const timer = setInterval(() => request.write(Buffer.alloc(bytes)), 20);
    request.on("response", () => clearInterval(timer));
    request.on("error", reject);
    request.flushHeaders();
  });
}

test.each([
  ["small body below the gentle pace", { "Content-Length": "9000" }, 10],
  ["large body below its pace, though it keeps the gentle one", { "Content-Length": "2000000" }, 1000],
  ["body of unknown length below the pace of large ones", { "Transfer-Encoding": "chunked" }, 1000],
])("a %s is cut off, and its sender gets a response while it still sends", async (_, headers, bytes) => {
  expect(await trickle("/slow", headers as Record<string, string>, bytes)).toBe("408 close too slow: true");
});

test("a small body at a slow but permitted pace arrives", async () => {
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { "Content-Length": "20000" };
    const request = httpRequest({ port, path: "/slow", method: "POST", headers }, (head) => {
      head.resume();
      resolve(head.statusCode);
    });
    request.on("error", reject);
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1000;
      if (sent < 20_000) return request.write(Buffer.alloc(1000));
      clearInterval(timer);
      request.end(Buffer.alloc(1000));
    }, 20);
  });
  expect(status).toBe(200);
});

test("after an early response a sender that stops is disconnected", async () => {
  const { port } = server.address() as AddressInfo;
  const request = httpRequest({ port, path: "/slow/answers-early", method: "POST" });
  request.on("error", () => {});
  const [head] = await Promise.all([once(request, "response"), request.write("the rest never comes")]);
  const [response] = head as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  await once(request, "close");
});
