import { afterEach, expect, test } from "vitest";
import { owner } from "~/content/owner";
import { loader as securityTxt } from "~/routes/[.well-known].[security.txt]";
import { readConfig } from "../../../server/config";
import type { Dependencies } from "../../../server/types";
import { run } from "../../support/run-action";

const { email } = owner;
afterEach(() => {
  owner.email = email;
});

function security(contact: string) {
  owner.email = contact;
  const dependencies = { config: readConfig({ SITE_URL: "https://site.test" }) } as Dependencies;
  return run(securityTxt, { method: "GET", context: { dependencies } });
}

test("security.txt has what RFC 9116 asks for, from the owner's address", async () => {
  const { status, headers, data } = await security("o'neil+security@site.test");
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = new Map<string, string>(
    data
      .trimEnd()
      .split("\n")
      .map((line: string) => line.split(": ")),
  );
  expect(fields.get("Contact")).toBe("mailto:o'neil+security@site.test");
  expect(fields.get("Canonical")).toBe("https://site.test/.well-known/security.txt");
  const daysLeft = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(90);
  expect(daysLeft).toBeLessThan(365);
});

test("without the owner's address there is no security.txt", async () => {
  expect((await security("")).status).toBe(404);
});
