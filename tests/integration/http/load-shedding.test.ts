import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { loadShedding } from "../../../server/site/http/remix";
import { send, urlOf } from "../../support/http";

const held: (() => void)[] = [];
const shed = loadShedding(async ({ method, url }, response) => {
  if (url === "/held" && method === "GET") await new Promise<void>((resolve) => held.push(resolve));
  response.end("page");
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
