import { expect, test } from "vitest";
import { loader as missing } from "~/routes/$";
import { run } from "../../support/run-action";

test.each([
  ["/contact", "/?contact=message"],
  ["/contact-us?utm_source=a&gclid=b", "/?utm_source=a&gclid=b&contact=message"],
  ["/Contact?contact=call", "/?contact=call"],
  ["/careers?utm_source=a", "/career?utm_source=a"],
  ["/jobs", "/career"],
])("the address %s, which people guess, leads to %s for good", async (url, location) => {
  const { status, headers } = await run(missing, { url: `http://localhost${url}`, method: "GET" });
  expect([status, headers.get("Location")]).toEqual([301, location]);
});

test.each(["/contacts", "/jobs/1", "/contact/x"])("the address %s leads nowhere", async (url) => {
  expect((await run(missing, { url: `http://localhost${url}`, method: "GET" })).status).toBe(404);
});
