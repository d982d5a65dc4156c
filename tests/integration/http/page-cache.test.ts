import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/node";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Dependencies } from "../../../server/site/dependencies";
import { createPageCache } from "../../../server/site/http/page-cache";
import { send, urlOf } from "../../support/http";
import { tempConfig } from "../../support/store/temp-config";

const PUBLIC = "public, max-age=0, s-maxage=300, no-transform";
const loader = () => null;
const route = (path: string, module = {}) => [path, { id: path, path, module: { loader, ...module } }];
const page = { default: loader };
const routes = Object.fromEntries([
  ...["about", "career", "private", "varies", "gone", "broken", ":any"].map((path) => route(path, page)),
  route("robots.txt"),
]) as unknown as ServerBuild["routes"];

/** Stands in for Remix, and shows the headers of its requests. */
const render = vi.fn(async ({ url, headers }: Request) => {
  const path = new URL(url).pathname;
  if (path === "/broken") throw new Error("amira");
  const answer = new Headers({ "Content-Type": "text/html", "Cache-Control": PUBLIC });
  answer.set("Content-Security-Policy", "script-src 'sha256-own'");
  if (path === "/career") answer.set("Set-Cookie", "session=1");
  if (path === "/private") answer.set("Cache-Control", "no-store");
  if (path === "/varies") answer.set("Vary", "Cookie");
  const body = `${url} ${JSON.stringify([...headers])} ${"page ".repeat(200)}`;
  return new Response(body, { status: path === "/gone" ? 404 : 200, headers: answer });
});
const app = vi.fn((_request: IncomingMessage, response: ServerResponse) => response.end("from the app"));
const countResponse = vi.fn();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const config = { ...tempConfig({ SITE_URL: "https://site.test" }), hsts: "max-age=1" };

let server: ReturnType<typeof createServer>;
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  send(urlOf(server), { path, method, headers });
const rendered = (path: string) => render.mock.calls.filter(([{ url }]) => new URL(url).pathname === path);

beforeEach(() => {
  vi.clearAllMocks();
  const dependencies = { config, log, metrics: { countResponse } } as unknown as Dependencies;
  server = createServer(createPageCache(app, render, routes, dependencies)).listen(0);
});
afterEach(() => {
  server.close();
});

test("a page is rendered once for visitors who ask at once, whatever their campaign and encoding", async () => {
  const both = [get("/about", { "Accept-Encoding": "gzip, deflate, br, zstd" }), get("/about")] as const;
  const [small, plain] = await Promise.all(both);
  const old = await get("/about?utm_source=a&anything=1", { "Accept-Encoding": "gzip" });
  expect(brotliDecompressSync(small.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(old.bytes)).toEqual(plain.bytes);
  expect(rendered("/about")).toHaveLength(1);
  expect(app).not.toHaveBeenCalled();
  expect(countResponse.mock.calls).toEqual(Array(3).fill(["GET", 200]));
});

test("a cached page contains nothing that its first visitor sent", async () => {
  const secrets = { Cookie: "session=amira", "User-Agent": "amira", "X-Forwarded-Host": "a b" };
  const { body } = await get("/about?q=amira", { ...secrets, Host: "a b", Referer: "/amira" });
  expect(body).toMatch(/^https:\/\/site\.test\/about \[\] page/);
  expect((await get("/about")).body).toBe(body);
});

test.each<[string, string, Record<string, string>, string]>([
  ["with the modal open", "/about?contact=call", {}, "GET"],
  ["for a part of a page's data", "/about.data?_routes=root", {}, "GET"],
  ["with a toast waiting", "/about", { Cookie: "a=b; __Host-toast=x" }, "GET"],
  ["that posts", "/about", {}, "POST"],
  ["for another spelling", "/about/", {}, "GET"],
  ["for a generated file", "/robots.txt", {}, "GET"],
  ["for an unknown page", "/anything", {}, "GET"],
])("a request %s goes to the app and renders nothing for the cache", async (_, path, headers, method) => {
  expect((await get(path, headers, method)).body).toBe("from the app");
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ["/career", 1],
  ["/private", 1],
  ["/varies", 1],
  // An error may pass.
  ["/gone", 2],
  ["/broken", 2],
])("%s is left to the app, and rendered for the cache %i times", async (path, times) => {
  for (let i = 0; i < 2; i += 1) expect((await get(path)).body).toBe("from the app");
  expect(rendered(path)).toHaveLength(times);
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain("amira");
});
