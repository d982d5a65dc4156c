import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { trustProxies } from "../../../server/http/limits/client-address";
import { forwardedHeaders } from "../../../server/http/middleware/forwarded-headers";
import { canonicalUrl, httpsRedirect } from "../../../server/http/middleware/redirects";
import { requestGuard } from "../../../server/http/middleware/request-guard";
import { dice } from "../../support/dice";
import { type HttpRequest, send, sendRaw, urlOf } from "../../support/http";

/** The redirects of the server, with pages behind them. */
const listen = (siteUrl: string, trustProxy?: string) =>
  connect()
    .use(forwardedHeaders(trustProxies({ trustProxy })))
    .use(requestGuard({ siteUrl }))
    .use(httpsRedirect({ siteUrl }))
    .use(canonicalUrl())
    .use((_request, response) => response.end("page"))
    .listen(0);
const server = listen("http://site.test", "loopback");
const secure = listen("https://site.test", "loopback");
const alone = listen("https://site.test");
afterAll(() => [server, secure, alone].map((one) => one.close()));

/** The Location that a target as it stands leads to, or undefined. */
async function locationOf(target: string, at = server, more = ""): Promise<string | undefined> {
  const request = `GET ${target} HTTP/1.1\r\nHost: site.test\r\n${more}Connection: close\r\n\r\n`;
  const response = await sendRaw(urlOf(at), Buffer.from(request, "latin1"));
  expect(response).toMatch(/^HTTP\/1.1 (200|301|308|400) /);
  return /^location: (.*)$/im.exec(response)?.[1];
}

/** Where a browser goes from there. */
const hostOf = (location: string) => new URL(location, "http://site.test/here").host;

const PARTS = "/ \\ %5c %5C %2f %09 %0a \t . .. %2e a evil.test 16843009".split(" ");
const OTHERS = "A @ : ? ?//evil.test # ; \xa0 % %00 http: x".split(" ");

test.each([
  ["/about/", "/about"],
  ["/About", "/about"],
  ["/Banking-Service/?contact=call&x=A", "/banking-service?contact=call&x=A"],
  ["//services", "/services"],
  ["//About//team/", "/about/team"],
  ["//evil.example", "/evil.example"],
  ["/media//Films///home.mp4?x", "/media/Films/home.mp4?x"],
  ["/about//", "/about"],
  ["/A%C3%84%2F", "/a%c3%84%2f"],
])("%s redirects to %s in one step", async (path, target) => {
  const { status, headers } = await send(urlOf(server), { path });
  expect([status, headers.location]).toEqual([301, target]);
  expect(await locationOf(target)).toBeUndefined();
});

test.each([
  "/",
  "/about",
  "/about.data",
  "/?contact=call",
  "/Film.mp4",
])("%s is not redirected", async (path) => {
  expect(await locationOf(path)).toBeUndefined();
});

const HTTP = { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.test" };
const posts = { method: "POST", body: "name=Amira" };
test.each<[string, typeof server, string, HttpRequest, number, string?]>([
  ["a post with two slashes stays a post", server, "//Career//?x=1", posts, 308, "/career?x=1"],
  ["a post of another spelling", server, "/Career/", posts, 200],
  [
    "over http, a page",
    secure,
    "/about?contact=call&x=A",
    { headers: HTTP },
    308,
    "https://site.test/about?contact=call&x=A",
  ],
  [
    "over http, another spelling",
    secure,
    "/About/",
    { headers: HTTP, method: "HEAD" },
    308,
    "https://site.test/About/",
  ],
  ["over http, a post", secure, "/career", { headers: HTTP, ...posts }, 308, "https://site.test/career"],
  ["over http, a file", secure, "/favicon.svg", { headers: HTTP }, 308, "https://site.test/favicon.svg"],
  [
    "the first of several proxies says http",
    secure,
    "/a",
    { headers: { "X-Forwarded-Proto": "http, https" } },
    308,
    "https://site.test/a",
  ],
  [
    "the first of several proxies says https",
    secure,
    "/a",
    { headers: { "X-Forwarded-Proto": "https, http" } },
    200,
  ],
  ["over https", secure, "/a", { headers: { "X-Forwarded-Proto": "https" } }, 200],
  // Browsers send it over secure connections only: the proxy says http of every request.
  [
    "over https, though the proxy says http",
    secure,
    "/a",
    { headers: { ...HTTP, "Sec-Fetch-Site": "none" } },
    200,
  ],
  ["without a trusted proxy", alone, "/a", { headers: HTTP }, 200],
  ["where SITE_URL is http", server, "/a", { headers: HTTP }, 200],
])("%s", async (_, at, path, request, status, location) => {
  const { headers, ...response } = await send(urlOf(at), { path, ...request });
  expect([response.status, headers.location]).toEqual([status, location]);
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
  const location = (await locationOf(target, secure, "X-Forwarded-Proto: http\r\n")) ?? "https://site.test";
  expect(new URL(location).origin).toBe("https://site.test");
});

test("no redirect leads to another host, and none leads to a second redirect", async () => {
  const roll = dice(20_261_122);
  const pieces = [...PARTS, ...PARTS, ...OTHERS];
  for (let i = 0; i < 500; i += 1) {
    const target = `/${Array.from({ length: 1 + roll(8) }, () => pieces[roll(pieces.length)]).join("")}`;
    const location = await locationOf(target);
    if (location === undefined) continue;
    expect(location, JSON.stringify(target)).toMatch(/^\/(?![/\\])/);
    expect(hostOf(location), JSON.stringify(target)).toBe("site.test");
    expect(await locationOf(location), JSON.stringify(target)).toBeUndefined();
  }
});
