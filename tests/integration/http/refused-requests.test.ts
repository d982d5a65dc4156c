import { afterAll, expect, test } from "vitest";
import { message } from "../../support/forms/values";
import { send, sendForm, sendRaw } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite();
afterAll(() => site.stop());

test.each([
  ["a probe in HTTP/1.0 without a Host", "GET /readyz HTTP/1.0\r\n\r\n", 200],
  ["a page in HTTP/1.0 without a Host", "GET /about HTTP/1.0\r\n\r\n", 200],
  ["HTTP/1.1 without a Host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
  ["the absolute form", "GET http://site.test/about HTTP/1.1\r\nHost: site.test\r\n\r\n", 200],
  ["the absolute form of a probe", "GET http://site.test/healthz HTTP/1.1\r\nHost: site.test\r\n\r\n", 200],
  ["the absolute form without a path", "GET http://site.test HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
  ["the absolute form of another protocol", "GET ftp://site.test/ HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
  ["a malformed Host", "GET /career HTTP/1.1\r\nHost: a b\r\n\r\n", 200],
  ["an invalid port", "GET /career HTTP/1.1\r\nHost: site.test:99999\r\n\r\n", 200],
  ["a broken escape", "GET /%E0%A4%A HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
  ["an encoded body", "POST / HTTP/1.1\r\nHost: site.test\r\nContent-Encoding: gzip\r\n\r\n", 415],
])("a request with %s is answered with its status", async (_, request, status) => {
  const answer = await sendRaw(site.url, request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each(["PUT", "DELETE", "TRACE", "PATCH"])("the method %s is not allowed", async (method) => {
  const { status, headers } = await send(`${site.url}/about`, { method });
  expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
});

test.each(["a", "/", "/a."])("a path of many %j is too long, which a page says", async (part) => {
  const { status, body } = await send(site.url, { path: `/${part.repeat(15_000 / part.length)}b.` });
  expect([status, body.includes("<h1>")]).toEqual([414, true]);
  expect((await send(site.url, { path: `/${"a".repeat(2_000)}` })).status).toBe(404);
});

test.each<[string, Record<string, string>, number]>([
  ["another site", { Origin: "https://evil.test" }, 403],
  ["another site's frame", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["a sibling host", { "Sec-Fetch-Site": "same-site", Origin: "http://sub.localhost" }, 403],
  ["nowhere", { Origin: "null" }, 403],
  ["our page under another Host", { Origin: "https://second.test", "Sec-Fetch-Site": "same-origin" }, 303],
  ["our page without its name", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, 303],
  ["a script", {}, 303],
])("a form posted from %s is answered with its status", async (_, headers, expected) => {
  const { status, body } = await sendForm(`${site.url}/about?contact=message`, message, headers);
  expect([status, body.includes("<h1>")]).toEqual([expected, expected === 403]);
});
