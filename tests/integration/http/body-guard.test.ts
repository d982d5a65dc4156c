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
const bodyOf = (response: ServerResponse) => requestState(response).body ?? Readable.from([]);
let received = 0;
const app = connect();
app.use("/slow", bodyGuard({ checkEvery: 50, minBytes: 1000 }));
app.use("/slow", async (_request: IncomingMessage, response: ServerResponse) => {
  try {
    const reader = createReadableStreamFromReadable(bodyOf(response)).getReader();
    for (let part = await reader.read(); !part.done; ) part = await reader.read();
  } catch {
    response.writeHead(408).end(`too slow: ${requestState(response).tooSlow?.()}`);
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

test("a body that arrives too slowly is cut off and gets a response", async () => {
  const { port } = server.address() as AddressInfo;
  const body = await new Promise<string>((resolve, reject) => {
    const options = { port, path: "/slow", method: "POST", headers: { "Content-Length": "1000" } };
    const request = httpRequest(options, (head) => {
      let text = `${head.statusCode} ${head.headers.connection} `;
      head.on("data", (chunk) => {
        text += chunk;
      });
      head.on("end", () => resolve(text));
    });
    request.on("error", reject);
    request.write("one");
  });
  expect(body).toBe("408 close too slow: true");
});

test("an early response to a body without Content-Length closes the connection", async () => {
  const { port } = server.address() as AddressInfo;
  const connection = await new Promise((resolve, reject) => {
    const request = httpRequest({ port, path: "/answers-early", method: "POST" }, (head) => {
      resolve(head.headers.connection);
      request.destroy();
    });
    request.on("error", reject);
    request.write("the rest never comes");
  });
  expect(connection).toBe("close");
});
