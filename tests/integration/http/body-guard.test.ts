import { Agent, createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { bodyGuard } from "../../../server/http/limits/body-guard";
import { requestState } from "../../../server/http/request";

const MiB = 1024 * 1024;
let received = 0;
const app = connect();
app.use(bodyGuard());
app.use("/reads", async (_request, response) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  received = 0;
  try {
    for await (const part of requestState(response).body ?? []) received += part.length;
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

/** Posts zeros; resolves to the response once its body was read. */
function post(path: string, size: number, options = {}): Promise<{ head: IncomingMessage; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method: "POST", ...options }, async (head) => {
      let body = "";
      for await (const chunk of head) body += chunk;
      resolve({ head, body });
    });
    request.on("error", reject);
    let sent = 0;
    const more = (): void => {
      if (request.destroyed) return;
      sent += MiB;
      if (sent > size) request.end();
      else request.write(Buffer.alloc(MiB), more);
    };
    more();
  });
}

test("a body that is read late arrives complete", async () => {
  const { head, body } = await post("/reads", 3 * MiB);
  expect([body, head.headers.connection]).toEqual([String(3 * MiB), "keep-alive"]);
});

test("a body without Content-Length is cut off at the hard limit", async () => {
  await expect(post("/reads", 70 * MiB)).rejects.toThrow();
  expect(received).toBeLessThanOrEqual(65 * MiB);
});

test("after an early response a body with Content-Length is read to its end and the connection stays open", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const options = { agent, headers: { "Content-Length": String(8 * MiB) } };
  for (let time = 0; time < 2; time += 1) {
    const { head, body } = await post("/answers-early", 8 * MiB, options);
    expect([head.statusCode, head.headers.connection, body]).toEqual([413, "keep-alive", "too large"]);
  }
  agent.destroy();
});
