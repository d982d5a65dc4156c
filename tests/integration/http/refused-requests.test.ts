import { afterAll, expect, test } from "vitest";
import { dice } from "../../support/dice";
import { message } from "../../support/forms/values";
import { send, sendForm, sendRaw } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite({ LOG_LEVEL: "info", METRICS_TOKEN: "token-of-the-operator" });
afterAll(() => site.stop());

test.each([
  ["a probe in HTTP/1.0 without a Host", "GET /readyz HTTP/1.0\r\n\r\n", 200],
  ["a page in HTTP/1.0 without a Host", "GET /about HTTP/1.0\r\n\r\n", 200],
  ["HTTP/1.1 without a Host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
  ["the absolute form", "GET http://site.test/about HTTP/1.1\r\nHost: site.test\r\n\r\n", 200],
  ["the absolute form of a probe", "GET http://site.test/healthz HTTP/1.1\r\nHost: site.test\r\n\r\n", 200],
  ["the absolute form with a user", "GET http://me@site.test/ HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
  ["the absolute form of another protocol", "GET ftp://site.test/ HTTP/1.1\r\nHost: site.test\r\n\r\n", 400],
  ["a malformed Host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["an invalid port", "GET / HTTP/1.1\r\nHost: site.test:99999\r\n\r\n", 400],
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

const METHODS = "GET POST HEAD OPTIONS PUT TRACE CONNECT G@T ".split(" ");
const TARGETS = `/ /?index /career /career.data /robots.txt /about /about.data /_root.data
  /about.data?_routes=%00 /about?_data=routes%2Fabout /about?%5Fdata=root /?contact=%E0%A4%A /?contact=call&index
  /__manifest?p=%2F&version=1 /__proto__ /constructor.data /%2e%2e/package.json /build/%00.js
  /media/..%5c..%5cpackage.json /% //evil.test/ /\\evil.test /\\a/\\16843009/ http://evil.test/ * /metrics /readyz`
  .split(/\s+/)
  .concat("/a b", `/${"a/".repeat(2_000)}`, `/?${"x=1&".repeat(2_000)}`);
const URLENCODED = "Content-Type: application/x-www-form-urlencoded";
const HEADERS =
  `Host: evil.test:1 | Host: a,b | Host: | Cookie: session=%E0%A4%A; toast=e30%3D.x; __Host-toast |
  Content-Type: application/json | Content-Type: multipart/form-data |
  Content-Type: multipart/form-data; boundary=b | Content-Type: MULTIPART/form-data; boundary=" |
  Content-Length: 5 | Content-Length: 99999999999999999999 | Transfer-Encoding: chunked |
  Transfer-Encoding: chunked, gzip | Content-Encoding: gzip | Origin: null | Sec-Fetch-Site: same-origin |
  X-Forwarded-Host: a b, c | X-Forwarded-Proto: javascript | X-Forwarded-For: ::ffff:1.2.3.4, unknown |
  X-Remix-Revalidate: yes | Range: bytes=9-1,0-0,-5 | If-None-Match: * | If-Modified-Since: never |
  Accept-Encoding: br;q=x, *;q=0 | Expect: 200-ok | Upgrade: h2c`
    .split(/ \|\s+/)
    .concat(`Cookie: ${"a=b; ".repeat(1_000)}`, "Origin: \u00e9");
const BODIES = [
  "",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\n",
  "email[0][0]=1&email=%&x[50000000]=1&__proto__[a]=1&intent=refresh-captcha",
  '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n\r\n--b',
  "submission_id=x&resume_id=../..&captcha_id=__proto__&captcha=\0",
];

/** The bytes of a request that is probably malformed. */
function malformedRequest(roll: (below: number) => number): Buffer {
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? "";
  const headers = Array.from({ length: roll(5) }, () => pick(HEADERS));
  if (roll(4) > 0) headers.unshift("Host: localhost");
  if (roll(2) === 0) headers.unshift(URLENCODED);
  const body = pick(BODIES);
  // Half of the bodies have their true length, so that some are read to the end.
  if (roll(2) === 0) headers.push(`Content-Length: ${Buffer.byteLength(body, "latin1")}`);
  const version = roll(10) === 0 ? pick(["HTTP/1.0", "HTTP/2.0", "HTTP/x", ""]) : "HTTP/1.1";
  const method = roll(3) === 0 ? pick(METHODS) : pick(["GET", "POST"]);
  const text = `${method} ${pick(TARGETS)} ${version}\r\n${[...headers, "Connection: close"].join("\r\n")}\r\n\r\n${body}`;
  const bytes = Buffer.from(text, "latin1");
  // One in eight has a random byte replaced.
  if (roll(8) === 0) bytes[roll(bytes.length)] = roll(256);
  return bytes;
}

// Another seed, other requests: SEED=… npx vitest run tests/integration/http/refused-requests.test.ts
const SEED = Number(process.env.SEED ?? 1);

test(`600 malformed requests (SEED=${SEED}) cause no server error and no redirect to another host`, async () => {
  const roll = dice(SEED);
  const requests = Array.from({ length: 600 }, () => malformedRequest(roll));
  const statuses = new Map<string, number>();
  // A request without a response within a second waits for the rest of its own body.
  for (let at = 0; at < requests.length; at += 20) {
    const batch = requests.slice(at, at + 20);
    const responses = await Promise.all(batch.map((bytes) => sendRaw(site.url, bytes, 1_000)));
    for (const [index, answer] of responses.entries()) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "none";
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const sent = batch[index]?.toString("latin1").slice(0, 500);
      expect(status, sent).not.toMatch(/^5/);
      // A redirect stays on this host.
      expect(/^location: (.*)$/im.exec(answer)?.[1] ?? "/", sent).toMatch(/^\/(?![/\\])/);
    }
  }
  // The requests were varied enough to get every kind of response.
  for (const status of ["200", "400", "403", "404", "405", "415", "422"])
    expect([...statuses.keys()]).toContain(status);
  expect((await send(`${site.url}/readyz`)).status).toBe(200);
  expect((await send(`${site.url}/about`)).status).toBe(200);
  expect(site.output()).not.toContain('"level":50');
}, 120_000);
