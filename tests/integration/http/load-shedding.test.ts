import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { loadShedding } from "../../../server/http/middleware/load-shedding";
import { send, urlOf } from "../../support/http";

const held: (() => void)[] = [];
const app = connect();
app.use(loadShedding(2));
app.use((request, response) => {
  if (request.method === "POST") response.end("taken");
  else held.push(() => response.end("page"));
});
const server = app.listen(0);
const url = () => urlOf(server, "/");
afterAll(() => server.close());

test("beyond the limit GET requests get 503 with Retry-After, POST requests pass, and the server recovers", async () => {
  const first = [send(url()), send(url())];
  await expect.poll(() => held.length).toBe(2);
  const refused = await send(url());
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("<h1>");
  expect((await send(url(), { method: "POST" })).body).toBe("taken");
  for (const release of held) release();
  await Promise.all(first);
  const next = send(url());
  await expect.poll(() => held.length).toBe(3);
  held[2]?.();
  expect((await next).status).toBe(200);
});
