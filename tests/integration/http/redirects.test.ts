import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { canonicalUrl } from "../../../server/site/http/middleware/canonical-url";
import { requestGuard } from "../../../server/site/http/middleware/request-guard";
import { type HttpRequest, send, sendRaw, urlOf } from "../../support/http";

/** The redirects of the server, with pages behind them. */
const server = connect()
  .use(requestGuard({ siteUrl: "http://site.test" }))
  .use(canonicalUrl)
  .use((_request, response) => response.end("page"))
  .listen(0);
afterAll(() => {
  server.close();
});

/** The Location that a target as it stands leads to, or undefined. */
async function locationOf(target: string): Promise<string | undefined> {
  const request = `GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`;
  const response = await sendRaw(urlOf(server), Buffer.from(request, "latin1"));
  expect(response).toMatch(/^HTTP\/1.1 (200|301) /);
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

const posts = { method: "POST", body: "name=Amira" };
test.each<[string, string, HttpRequest, number, string?]>([
  ["two slashes", "//Career//?x=1", posts, 308, "/career?x=1"],
  ["another spelling", "/Career/", posts, 200],
])("a post to a path with %s is redirected or served", async (_, path, request, status, location) => {
  const { headers, ...response } = await send(urlOf(server), { path, ...request });
  expect([response.status, headers.location]).toEqual([status, location]);
});
