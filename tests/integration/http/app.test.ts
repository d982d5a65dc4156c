import { createServer } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, expect, test, vi } from "vitest";
import type { LoadContext, Refusal } from "../../../server/types";
import { tempConfig } from "../../support/commands/temp-config";
import { type HttpRequest, send as sendTo, urlOf } from "../../support/http";

// A stand-in for Remix that records what reaches it.
const refusals: (Refusal | undefined)[] = [];
const origins: (string | null)[] = [];
vi.mock("@remix-run/node", async (original) => ({
  ...(await original<typeof import("@remix-run/node")>()),
  createRequestHandler: () => async (request: Request, context: LoadContext) => {
    origins.push(request.headers.get("origin"));
    if (request.url.endsWith("/throws")) throw new Error("amira@example.test typed this");
    const refusal = request.url.endsWith("/career") ? context.admit?.("career") : undefined;
    refusals.push(refusal);
    const status = refusal ? 429 : 200;
    return new Response("<p>page</p>", { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
}));

const { createApp } = await import("../../../server/http/app");
const { createDependencies } = await import("../../../server/dependencies");

let stopping = false;
const dependencies = createDependencies(tempConfig({ RATE_LIMIT_PER_MINUTE: "2" }));
const server = createServer(
  createApp({
    root: ".",
    dependencies,
    build: { routes: {} } as unknown as ServerBuild,
    stopping: () => stopping,
  }),
).listen(0);
afterAll(() => {
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

test("with a limit of two, the third post within a minute is refused, and its response says how long to wait", async () => {
  for (let i = 0; i < 2; i += 1) await send("/career", { method: "POST" });
  expect(refusals.at(-1)).toBeUndefined();
  const { headers } = await send("/career", { method: "POST" });
  expect(refusals.at(-1)).toMatchObject({ reason: "rate-limited" });
  expect(refusals.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBe(refusals.at(-1)?.retryAfterSeconds);
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
