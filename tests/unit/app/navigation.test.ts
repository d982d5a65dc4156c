import { expect, test } from "vitest";
import { aliasRedirect } from "~/content/site/redirects";
import { loader as missing } from "~/routes/$";
import { run } from "../../support/run-action";

test.each([
  ["/contact", 301, "/?contact=message"],
  ["/contact-us?utm_source=a&gclid=b", 301, "/?utm_source=a&gclid=b&contact=message"],
  ["/Contact?contact=call", 301, "/?contact=call"],
  ["/careers?utm_source=a", 301, "/career?utm_source=a"],
  ["/Jobs/", 301, "/career"],
  ["/nowhere?contact=message", 302, "/?contact=message"],
  ["/jobs/1", 404, null],
])("the unknown address %s answers %i and leads to %s", async (url, expected, location) => {
  const { status, headers } = await run(missing, { url: `http://localhost${url}`, method: "GET" });
  expect([status, headers.get("Location")]).toEqual([expected, location]);
});

test("a redirect keeps the visitor's query as it is, and the target's own query and hash", () => {
  const aliases = { "/old/page.html": "/services?contact=call#specimens", "/old": "/about#content" };
  const target = (search: string) => aliasRedirect(aliases, "/Old/Page.html", search);
  expect(target("")).toBe("/services?contact=call#specimens");
  expect(target("?a=1&a=%202")).toBe("/services?a=1&a=+2&contact=call#specimens");
  expect(aliasRedirect(aliases, "/old", "?a=%202")).toBe("/about?a=%202#content");
});
