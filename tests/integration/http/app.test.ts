import { createServer } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, expect, test, vi } from "vitest";
import { type HttpRequest, send as sendTo, urlOf } from "../../support/http";
import { tempConfig } from "../../support/store/temp-config";

// A stand-in for Remix that records what reaches it.
const origins: (string | null)[] = [];
vi.mock("@remix-run/node", async (original) => ({
  ...(await original<typeof import("@remix-run/node")>()),
  createRequestHandler: () => async (request: Request) => {
    origins.push(request.headers.get("origin"));
    if (request.url.endsWith("/throws")) throw new Error("amira@example.test typed this");
    return new Response("<p>page</p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
}));

// Other files may have loaded these with the real Remix, and will want it.
vi.resetModules();
const { createApp } = await import("../../../server/http/app");
const { createDependencies } = await import("../../../server/dependencies");

let stopping = false;
const dependencies = createDependencies(tempConfig());
const server = createServer(
  createApp({
    root: ".",
    dependencies,
    build: { routes: {} } as unknown as ServerBuild,
    stopping: () => stopping,
  }),
).listen(0);
afterAll(() => {
  vi.doUnmock("@remix-run/node");
  vi.resetModules();
  server.close();
  return dependencies.close();
});

const send = (path: string, request: HttpRequest = {}) => sendTo(urlOf(server), { ...request, path });

test.each(["PUT", "DELETE", "TRACE", "PATCH"])("%s is not allowed", async (method) => {
  const { status, headers } = await send("/about", { method });
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD, POST, OPTIONS");
});

test.each([
  ["a malformed Host", "/", { Host: "a b" }],
  ["a broken escape", "/%E0%A4%A", {}],
  ["a Host with a port that is none", "/", { Host: "site.test:99999" }],
])("%s is a bad request", async (_, path, headers) => {
  expect((await send(path, { headers: headers as Record<string, string> })).status).toBe(400);
});

test.each(["a", "/", "/a."])("a path of many %j is answered at once: too long", async (part) => {
  const { status, body } = await send(`/${part.repeat(15_000 / part.length)}b.`);
  expect(status).toBe(414);
  expect(body).toContain("<h1>");
  expect((await send(`/${"a".repeat(2_000)}`)).status).toBe(200);
});

test.each([
  ["another site", { Origin: "https://evil.test" }, 403],
  ["another site's frame", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["a sibling host", { "Sec-Fetch-Site": "same-site", Origin: "http://sub.localhost" }, 403],
  ["nowhere", { Origin: "null" }, 403],
  [
    "our own page behind a proxy that rewrites Host",
    { Origin: "https://second.test", "Sec-Fetch-Site": "same-origin" },
    200,
  ],
  ["our own page without its name", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, 200],
  ["a script", {}, 200],
])("a post from %s", async (_, headers, status) => {
  const response = await send(`/p${Math.random()}`, {
    method: "POST",
    headers: headers as Record<string, string>,
  });
  expect(response.status).toBe(status);
  if (status === 403) expect(response.body).toContain("<h1>");
  else expect(origins.at(-1)).toBeNull();
});

test("an encoded body gets 415, and an exception gets a page without its message", async () => {
  expect(
    (await send("/", { method: "POST", headers: { "Content-Encoding": "gzip" }, body: "x" })).status,
  ).toBe(415);
  const { status, body } = await send("/throws");
  expect(status).toBe(500);
  expect(body).not.toContain("amira");
});

test("readiness fails during a shutdown, and health does not", async () => {
  expect((await send("/readyz")).status).toBe(200);
  stopping = true;
  expect((await send("/readyz")).status).toBe(503);
  expect((await send("/healthz")).status).toBe(200);
});
