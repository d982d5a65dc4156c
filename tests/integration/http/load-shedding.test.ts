import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { loadShedding } from "../../../server/site/http/middleware/load-shedding";
import { send, urlOf } from "../../support/http";

// More than the connection takes while its client does not read.
const LARGE = Buffer.alloc(16 * 1024 * 1024);
const held: (() => void)[] = [];
const shed = loadShedding(async ({ method, url }, response) => {
  if (url === "/held" && method === "GET") await new Promise<void>((resolve) => held.push(resolve));
  if (url === "/fails") throw new Error("not rendered");
  response.end(url === "/large" ? LARGE : "page");
}, 2);
const server = createServer((request, response) => {
  shed(request, response, () => response.writeHead(500).end());
}).listen(0);
const get = (path: string) => send(urlOf(server, path));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("beyond the limit readers get 503 with Retry-After, forms are served, and the server recovers", async () => {
  const first = [get("/held"), get("/held")];
  await expect.poll(() => held.length).toBe(2);
  const refused = await get("/");
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("<h1>");
  expect((await send(urlOf(server, "/"), { method: "POST" })).status).toBe(200);
  for (const release of held) release();
  await Promise.all(first);
  expect((await get("/")).status).toBe(200);
});

test("pages that are rendered but not read, or that fail, hold no place", async () => {
  for (let i = 0; i < 3; i += 1) {
    const { port } = server.address() as AddressInfo;
    const reader = connect(port).pause();
    await once(reader, "connect");
    reader.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
    expect((await get("/fails")).status).toBe(500);
  }
  expect((await get("/")).status).toBe(200);
});
