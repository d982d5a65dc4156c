import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageCache } from "../../../server/http/page-cache/page-cache";
import { tempConfig } from "../../support/commands/temp-config";
import { send, urlOf } from "../../support/http";

// A stand-in for the app that records its requests and shows their headers.
const PUBLIC = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";
const loader = () => null;
const routes = Object.fromEntries(
  ["career", "robots.txt", "private", "varies", "gone", "broken", ":any", "about"].map((path) => [
    path,
    { id: path, path, module: { loader, default: path === "robots.txt" ? undefined : loader } },
  ]),
) as unknown as ServerBuild["routes"];

let time = 0;
let version = 1;
let requests: string[] = [];
const onAnswer = vi.fn();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

function app({ url = "", method, headers }: IncomingMessage, response: ServerResponse) {
  requests.push(`${method} ${url}`);
  if (url === "/broken") return response.destroy();
  response.setHeader("X-Request-Id", String(Math.random()));
  response.setHeader("Cache-Control", url === "/private" ? "private, max-age=60" : PUBLIC);
  response.setHeader("Content-Security-Policy", "default-src 'none'");
  if (url === "/career") response.setHeader("Set-Cookie", "session=1");
  if (url === "/varies") response.setHeader("Vary", "Accept-Encoding, Cookie");
  if (url === "/gone") response.statusCode = 404;
  response.end(`${url} v${version} ${JSON.stringify(headers)} ${"page ".repeat(200)}`);
}

const config = tempConfig({ SITE_URL: "https://site.test" });
let server: ReturnType<typeof createServer>;
let port = 0;
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  send(urlOf(server), { path, method, headers });
/** Waits until this path is cached. */
const untilCached = (path: string) =>
  vi.waitFor(async () => expect((await get(path)).headers.etag).toBeTruthy());

beforeEach(async () => {
  time = 1_000_000;
  version = 1;
  const cache = createPageCache({
    app,
    build: { routes },
    dependencies: { config, log },
    ownAddress: () => ({ host: "127.0.0.1", port }),
    onAnswer,
    now: () => time,
  });
  server = createServer(cache.listener).listen(0);
  port = (server.address() as AddressInfo).port;
  for (const path of ["/about", "/about.data", "/robots.txt"]) await untilCached(path);
  requests = [];
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a cached page is served without the app, encoded as Accept-Encoding says", async () => {
  const plain = await get("/about");
  const small = await get("/about", { "Accept-Encoding": "gzip, deflate, br, zstd" });
  const old = await get("/about", { "Accept-Encoding": "gzip" });
  expect(plain.headers).toMatchObject({
    "cache-control": PUBLIC,
    "content-security-policy": "default-src 'none'",
    vary: "Accept-Encoding",
    "content-length": String(plain.bytes.length),
  });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.bytes)).toEqual(plain.bytes);
  expect(old.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(old.bytes)).toEqual(plain.bytes);
  expect(plain.headers["x-request-id"]).toBeUndefined();
  expect(requests).toEqual([]);
  expect(onAnswer).toHaveBeenLastCalledWith({
    method: "GET",
    route: "/about",
    status: 200,
    seconds: expect.any(Number),
  });
});

test("data requests and resource routes are cached like documents", async () => {
  expect((await get("/about.data")).body).toContain("/about.data v1");
  expect((await get("/robots.txt")).body).toContain("/robots.txt v1");
  expect(requests).toEqual([]);
});

test("links of campaigns get the cached page, and are counted as that page", async () => {
  const plain = await get("/about");
  for (const query of [
    "?utm_source=news&utm_medium=email",
    "?gclid=a",
    "?mc_cid=1&mc_eid=2",
    "?utm_x",
    "?",
  ]) {
    const page = await get(`/about${query}`);
    expect(page.headers.etag, query).toBe(plain.headers.etag);
    expect(page.body, query).toBe(plain.body);
    expect(onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ route: "/about", status: 200 }));
  }
  expect(requests).toEqual([]);
});

test("a matching If-None-Match gets 304, another one the page", async () => {
  const { headers } = await get("/about");
  const again = await get("/about", { "If-None-Match": `"other", ${headers.etag}`, "Accept-Encoding": "br" });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    "cache-control": PUBLIC,
    vary: "Accept-Encoding",
  });
  expect((await get("/about", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("HEAD gets the page's headers and no body", async () => {
  // Again, if the page was rendered anew between the two because an earlier test let it expire.
  await vi.waitFor(async () => {
    const whole = await get("/about", { "Accept-Encoding": "br" });
    const head = await get("/about", { "Accept-Encoding": "br" }, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(whole.bytes.length));
  });
});

test("a cached page contains nothing that a visitor sent", async () => {
  const secrets = { Cookie: "session=amira", "User-Agent": "amira", "X-Forwarded-Host": "evil.test" };
  const before = await get("/about");
  time += 301_000;
  await get("/about", { ...secrets, Host: "evil.test", "Accept-Language": "amira", Referer: "/amira" });
  await vi.waitFor(() => expect(requests).toContain("GET /about"));
  const after = await get("/about");
  expect(after.body).toEqual(before.body);
  expect(after.body).toContain('"host":"site.test"');
  expect(after.body).not.toMatch(/amira|evil/);
});

test.each<[string, string, Record<string, string>, string]>([
  ["with a query", "/about?contact=call", {}, "GET"],
  ["with a campaign and another parameter", "/about?utm_source=a&ref=1", {}, "GET"],
  ["with a toast waiting", "/about", { Cookie: "a=b; __Host-toast=x" }, "GET"],
  ["with a body", "/about", { "Content-Length": "0" }, "GET"],
  ["over another transport", "/about", { "X-Forwarded-Proto": "http" }, "GET"],
  ["with a broken Host", "/about", { Host: "a b" }, "GET"],
  ["that posts", "/about", {}, "POST"],
  ["for another spelling", "/about/", {}, "GET"],
])("a request %s goes to the app and does not change the cached page", async (_, path, headers, method) => {
  const before = await get("/about");
  expect((await get(path, headers, method)).headers["x-request-id"]).toBeDefined();
  expect(requests).toEqual([`${method} ${path}`]);
  expect(await get("/about")).toMatchObject({ body: before.body });
});

test.each(["/career", "/private", "/varies", "/gone", "/anything"])("%s is never cached", async (path) => {
  for (let i = 0; i < 3; i += 1) {
    expect((await get(path)).headers.etag).toBeUndefined();
    time += 61_000;
  }
  expect(requests.length).toBeGreaterThanOrEqual(3);
});

test("a stale page is served while it is rendered anew, and an expired one is not served", async () => {
  const first = await get("/about");
  version = 2;
  time += 299_000;
  await get("/about");
  expect(requests).toEqual([]);
  time += 2_000;
  expect((await get("/about")).body).toEqual(first.body);
  await vi.waitFor(async () => expect((await get("/about")).body).toContain("v2"));
  expect((await get("/about")).headers.etag).not.toBe(first.headers.etag);
  expect(requests).toEqual(["GET /about"]);
  version = 3;
  time += 4_000_000;
  expect((await get("/about")).body).toContain("v3");
});

test("a page that fails in the app is not cached, and the others are served", async () => {
  await expect(get("/broken")).rejects.toThrow();
  const warning = [expect.objectContaining({ path: "/broken" }), expect.any(String)];
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(...warning));
  expect((await get("/about")).status).toBe(200);
});
