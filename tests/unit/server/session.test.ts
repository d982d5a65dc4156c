import { expect, test } from "vitest";
import { createSessions } from "../../../server/security/session";
import { tempConfig } from "../../support/store/temp-config";

const SECRETS = ["a secret that is long enough"];
const plain = createSessions(tempConfig(), SECRETS);
const withCookie = (setCookie: string) =>
  new Request("http://site.test/", { headers: { Cookie: setCookie.split(";")[0] ?? "" } });
const cookieOf = ({ headers }: Response) => headers.get("Set-Cookie") ?? "";
const issued = (n: number) => ({ id: `id-${n}`, expiry: n });

test("the session remembers the last five captchas, the newest last", async () => {
  const request = new Request("http://site.test/");
  const cookie = await plain.rememberCaptchas(request, [1, 2, 3, 4, 5, 6].map(issued));
  expect(await plain.captchas(withCookie(cookie))).toEqual([2, 3, 4, 5, 6].map(issued));
});

test("a toast is shown once, and a visitor without a toast gets no cookie", async () => {
  const toast = { type: "error", form: "career", message: "Please try again" } as const;
  const redirect = await plain.redirectWithToast("/career", toast);
  expect([redirect.status, redirect.headers.get("Location")]).toEqual([303, "/career"]);
  const read = await plain.readToast(withCookie(cookieOf(redirect)));
  expect(read?.toast).toMatchObject(toast);
  expect(await plain.readToast(withCookie(read?.setCookie ?? ""))).toMatchObject({ toast: undefined });
  expect(await plain.readToast(new Request("http://site.test/"))).toBeUndefined();
});

test.each([
  "session=garbage",
  "session=eyJjYXB0Y2hhcyI6W119.forged",
  "session=%%%",
])("the cookie %s is treated as missing", async (Cookie) => {
  expect(await plain.captchas(new Request("http://site.test/", { headers: { Cookie } }))).toEqual([]);
});
