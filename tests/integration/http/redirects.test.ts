import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { trustProxies } from "../../../server/site/http/limits/client-address";
import { forwardedHeaders } from "../../../server/site/http/middleware/forwarded-headers";
import { canonicalUrl, httpsRedirect } from "../../../server/site/http/middleware/redirects";
import { requestGuard } from "../../../server/site/http/middleware/request-guard";
import { type HttpRequest, send, sendRaw, urlOf } from "../../support/http";
import { recordingLog } from "../../support/recording-log";

/** The redirects of the server, with pages behind them. */
const listen = (siteUrl: string, trustProxy?: string) =>
  connect()
    .use(forwardedHeaders(trustProxies({ trustProxy }), recordingLog().log))
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

test.each([
  ["/about/", "/about"],
  ["/About", "/about"],
  ["/Banking-Service/?contact=call&x=A", "/banking-service?contact=call&x=A"],
  ["//services", "/services"],
  ["//About//team/", "/about/team"],
  ["//evil.example", "/evil.example"],
  ["/\\Evil", "/evil"],
  ["/media//Films///home.mp4?x", "/media/Films/home.mp4?x"],
  ["/about//", "/about"],
  ["/A%C3%84%2F", "/a%c3%84%2f"],
])("%s redirects to %s in one step", async (path, target) => {
  const { status, headers } = await send(urlOf(server), { path });
  expect([status, headers.location]).toEqual([301, target]);
  expect(await locationOf(target)).toBeUndefined();
});

test("pages, their data and files are not redirected", async () => {
  for (const path of ["/", "/about", "/about.data", "/?contact=call", "/Film.mp4"])
    expect(await locationOf(path), path).toBeUndefined();
});

const HTTP = { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.test" };
const posts = { method: "POST", body: "name=Amira" };
const HTTPS = { "X-Forwarded-Proto": "https" };
const first = (proto: string) => ({ "X-Forwarded-Proto": proto });
test.each<[string, typeof server, string, HttpRequest, number, string?]>([
  ["a post with two slashes", server, "//Career//?x=1", posts, 308, "/career?x=1"],
  ["a post of another spelling", server, "/Career/", posts, 200],
  ["a page over http", secure, "/about?x=A", { headers: HTTP }, 308, "https://site.test/about?x=A"],
  ["another spelling over http", secure, "/About/", { headers: HTTP }, 308, "https://site.test/About/"],
  ["a HEAD over http", secure, "/a", { headers: HTTP, method: "HEAD" }, 308, "https://site.test/a"],
  ["a post over http", secure, "/career", { headers: HTTP, ...posts }, 308, "https://site.test/career"],
  ["http before https", secure, "/a", { headers: first("http, https") }, 308, "https://site.test/a"],
  ["https before http", secure, "/a", { headers: first("https, http") }, 200],
  ["a page over https", secure, "/a", { headers: HTTPS }, 200],
  // Browsers send it over secure connections only: the proxy says http of every request.
  ["https that a proxy calls http", secure, "/a", { headers: { ...HTTP, "Sec-Fetch-Site": "none" } }, 200],
  ["http without a trusted proxy", alone, "/a", { headers: HTTP }, 200],
  ["http where SITE_URL is http", server, "/a", { headers: HTTP }, 200],
])("%s is redirected or served", async (_, at, path, request, status, location) => {
  const { headers, ...response } = await send(urlOf(at), { path, ...request });
  expect([response.status, headers.location]).toEqual([status, location]);
});

const EVIL = "//evil.test/ /\\evil.test/ /%5cevil.test /@evil.test /.evil.test :81/ http://evil.test/".split(
  " ",
);
test.each(EVIL)("%s over http leads to no other host", async (target) => {
  const location = (await locationOf(target, secure, "X-Forwarded-Proto: http\r\n")) ?? "https://site.test";
  expect(new URL(location).origin).toBe("https://site.test");
});
