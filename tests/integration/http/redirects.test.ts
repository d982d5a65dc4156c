import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { canonicalUrl } from "../../../server/http/middleware/redirects";
import { requestGuard } from "../../../server/http/middleware/request-guard";
import { dice } from "../../support/forms/malformed";
import { send, sendRaw, urlOf } from "../../support/http";

const server = connect()
  .use(requestGuard({ siteUrl: "http://site.test" }))
  .use(canonicalUrl())
  .use((_request, response) => response.end("page"))
  .listen(0);
afterAll(() => server.close());

/** The Location that a target as it stands leads to, or undefined. */
async function locationOf(target: string): Promise<string | undefined> {
  const request = `GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`;
  const response = await sendRaw(urlOf(server), Buffer.from(request, "latin1"));
  expect(response).toMatch(/^HTTP\/1.1 (200|301|400) /);
  return /^location: (.*)$/im.exec(response)?.[1];
}

/** Where a browser goes from there. */
const hostOf = (location: string) => new URL(location, "http://site.test/here").host;

const PARTS = [
  "/",
  "\\",
  "%5c",
  "%5C",
  "%2f",
  "%09",
  "%0a",
  "\t",
  ".",
  "..",
  "%2e",
  "a",
  "evil.test",
  "16843009",
];
const OTHERS = ["A", "@", ":", "?", "?//evil.test", "#", ";", "\xa0", "%", "%00", "http:", "x"];

test.each([
  ["/about/", "/about"],
  ["/About", "/about"],
  ["/Banking-Service/?contact=call&x=A", "/banking-service?contact=call&x=A"],
  ["//services", "/services"],
  ["//About//team/", "/about/team"],
  ["//evil.example", "/evil.example"],
  ["/media//Films///home.mp4?x", "/media/Films/home.mp4?x"],
  ["/about//", "/about"],
  ["/%61bout", "/about"],
  ["/%5FA%C3%84%2F", "/_a%c3%84%2f"],
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

test("a post is redirected only for two slashes, and stays a post", async () => {
  const post = (path: string) => send(urlOf(server), { path, method: "POST", body: "a=b" });
  expect(await post("//Career//?x=1")).toMatchObject({ status: 308, headers: { location: "/career?x=1" } });
  expect((await post("/Career/")).status).toBe(200);
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
