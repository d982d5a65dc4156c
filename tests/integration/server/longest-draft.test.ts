import { afterAll, expect, test } from "vitest";
import { draftFields } from "~/forms/signed-page/draft";
import { send } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite();
afterAll(() => site.stop());

test("the longest draft, in the script that is longest in an address, leads to its page and on to the message form", async () => {
  const { body } = await send(`${site.url}/services`);
  const limitOf = (name: string) => {
    const [tag = ""] = new RegExp(`<input[^>]*\\bid="draft-${name}"[^>]*>`).exec(body) ?? [];
    return Number(/maxlength="(\d+)"/i.exec(tag)?.[1]);
  };
  const typed = draftFields.map((name) => [name, name === "measure" ? "errors" : "話".repeat(limitOf(name))]);
  const url = `${site.url}/services?${new URLSearchParams(typed)}`;
  expect(url.length).toBeGreaterThan(4_000);
  // The address is sent twice, among what browsers and proxies send besides.
  const headers = { Referer: url, Cookie: `check=${"x".repeat(4_000)}` };
  expect((await send(`${url}&contact=message`, { headers })).status).toBe(200);
});
