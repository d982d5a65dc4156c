import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { canonicalUrl } from "../../../server/http/middleware/canonical-url";
import { requestGuard } from "../../../server/http/middleware/request-guard";
import { dice } from "../../support/forms/malformed";
import { sendRaw, urlOf } from "../../support/http";

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
  "/\\a/\\16843009/",
  "/\\evil.test/",
  "/\\/evil.test/",
  "/%5cevil.test/",
  "/%5C%5Cevil.test/x/",
  "/\t/evil.test/",
  "/%09/evil.test/",
  "/%2f/evil.test/",
  "/./evil.test/",
  "/.//evil.test/",
  "/..//evil.test/",
  "/%2e%2e//evil.test/",
  "/%2e/%2e%2e/\\evil.test/",
  "/x/..//evil.test/",
])("%j never leads to another host", async (target) => {
  const location = (await locationOf(target)) ?? "/";
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(hostOf(location)).toBe("site.test");
});

test("no redirect leads to another host, and none leads to a second redirect", async () => {
  const roll = dice(20_261_122);
  const pieces = [...PARTS, ...PARTS, ...OTHERS];
  for (let i = 0; i < 3000; i += 1) {
    const target = `/${Array.from({ length: 1 + roll(8) }, () => pieces[roll(pieces.length)]).join("")}`;
    const location = await locationOf(target);
    if (location === undefined) continue;
    expect(location, JSON.stringify(target)).toMatch(/^\/(?![/\\])/);
    expect(hostOf(location), JSON.stringify(target)).toBe("site.test");
    expect(await locationOf(location), JSON.stringify(target)).toBeUndefined();
  }
});
