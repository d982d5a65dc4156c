import { expect, test } from "vitest";
import { createSessions } from "../../../server/site/security/session";
import { tempConfig } from "../../support/store/temp-config";

const SECRETS = ["a secret that is long enough"];
const plain = createSessions(tempConfig(), SECRETS);
const withCookie = (setCookie: string) =>
  new Request("http://site.test/", { headers: { Cookie: setCookie.split(";")[0] ?? "" } });
const issued = (n: number) => ({ id: `id-${n}`, expiry: n });

test("the session remembers the last five captchas, the newest last", async () => {
  const request = new Request("http://site.test/");
  const cookie = await plain.rememberCaptchas(request, [1, 2, 3, 4, 5, 6].map(issued));
  expect(await plain.captchas(withCookie(cookie))).toEqual([2, 3, 4, 5, 6].map(issued));
});

test.each([
  "session=garbage",
  "session=eyJjYXB0Y2hhcyI6W119.forged",
  "session=%%%",
])("the cookie %s is treated as missing", async (Cookie) => {
  expect(await plain.captchas(new Request("http://site.test/", { headers: { Cookie } }))).toEqual([]);
});
