import { createServer } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";
import { createDependencies } from "../../../server/dependencies";
import { createApp } from "../../../server/http/app";
import { tempConfig } from "../../support/commands/temp-config";
import { type HttpRequest, send, sendRaw, urlOf } from "../../support/http";

const started: { stop: () => Promise<void> }[] = [];
afterAll(() => Promise.all(started.map(({ stop }) => stop())));

/** The host with this configuration, and no pages behind it. */
function listen(env: Record<string, string>) {
  const dependencies = createDependencies(tempConfig({ METRICS_TOKEN: "a token of the tests", ...env }));
  const assets = { routes: {}, url: "/favicon.svg", entry: { module: "/favicon.svg" } };
  const build = { routes: {}, entry: { module: {} }, assets } as unknown as ServerBuild;
  const server = createServer(createApp({ root: ".", dependencies, build, stopping: () => false })).listen(0);
  started.push({
    async stop() {
      server.close();
      await dependencies.close();
    },
  });
  return server;
}
const site = listen({ SITE_URL: "https://site.test", TRUST_PROXY: "loopback" });
const overHttp = { Host: "site.test", "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.test" };
const ask = (path: string, more: HttpRequest = {}, server = site) =>
  send(urlOf(server), { path, ...more, headers: { ...overHttp, ...more.headers } });

test.each([
  ["GET", "/about?contact=call&x=A"],
  ["HEAD", "/About/"],
  ["POST", "/career"],
  ["GET", "/favicon.svg"],
  ["GET", "/build/gone.js"],
])("%s %s over http is redirected to the same address over https", async (method, path) => {
  const { status, headers } = await ask(path, { method, body: method === "POST" ? "name=Amira" : undefined });
  expect([status, headers.location]).toEqual([308, `https://site.test${path}`]);
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["cache-control"]).toBe("no-store");
});

test("the protocol that the first of several proxies reports decides", async () => {
  const from = async (proto: string) =>
    (await ask("/robots.gone", { headers: { "X-Forwarded-Proto": proto } })).headers.location;
  expect(await from("http, https")).toBe("https://site.test/robots.gone");
  expect(await from("https, http")).toBeUndefined();
});

test("probes and metrics are answered over http", async () => {
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  expect((await ask("/metrics")).status).toBe(401);
});

test.each([
  ["https", { headers: { "X-Forwarded-Proto": "https" } }],
  // Browsers send it over secure connections only: the proxy says http of every request.
  ["https, though the proxy says http", { headers: { "Sec-Fetch-Site": "none" } }],
])("over %s nothing is redirected", async (_, request) => {
  expect((await ask("/build/gone.js", request)).status).toBe(404);
});

test.each([
  [{}, "max-age=63072000; includeSubDomains"],
  [{ HSTS: "max-age=300" }, "max-age=300"],
  [{ HSTS: "off" }, undefined],
  [{ TRUST_PROXY: "" }, "max-age=63072000; includeSubDomains"],
])("with %j HSTS over TLS is %s", async (env, expected) => {
  const server = listen({ SITE_URL: "https://site.test", TRUST_PROXY: "loopback", ...env });
  const headers = { "X-Forwarded-Proto": "https" };
  const { headers: sent } = await ask("/build/gone.js", { headers }, server);
  expect(sent["strict-transport-security"]).toBe(expected);
});

test("without a trusted proxy, and where SITE_URL is http, nothing is redirected", async () => {
  const alone = listen({ SITE_URL: "https://site.test" });
  const plain = listen({ SITE_URL: "http://site.test", TRUST_PROXY: "loopback" });
  for (const server of [alone, plain]) expect((await ask("/build/gone.js", {}, server)).status).toBe(404);
});

test.each([
  "//evil.test/",
  "/\\evil.test/",
  "/%5cevil.test",
  "/@evil.test",
  "/.evil.test",
  ":81/",
  "http://evil.test/",
])("%s over http leads to no other host", async (target) => {
  const head = `GET ${target} HTTP/1.1\r\nHost: site.test\r\nX-Forwarded-Proto: http\r\nConnection: close\r\n\r\n`;
  const response = await sendRaw(urlOf(site), head);
  expect(response).toMatch(/^HTTP\/1.1 (308|400) /);
  const location = /^location: (.*)$/im.exec(response)?.[1] ?? "https://site.test";
  expect(new URL(location).origin).toBe("https://site.test");
});
