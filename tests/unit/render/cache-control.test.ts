import { expect, test } from "vitest";
import { cacheControl, dataCacheControl } from "~/render/cache-control";

const get = (url: string) => new Request(`http://site.test${url}`);

test("a page without personal content may be cached by shared caches", () => {
  expect(cacheControl(get("/about"), 200, new Headers())).toContain("public");
});

test.each([
  "utm_source=news&utm_medium=email",
  "gclid=a",
  "gad_source=1&gad_campaignid=2",
  "mc_cid=1&mc_eid=2",
  "UTM_Source=a",
  "utm%5Fsource=a&",
  "fbclid",
  "hsa_acc=1&mtm_source=a&igsh=b",
])("a page with the campaign parameters %s is cached as the page without them", (query) => {
  const said = cacheControl(get("/about"), 200, new Headers());
  expect(cacheControl(get(`/about?${query}`), 200, new Headers())).toBe(said);
});

test("a page's data may be cached too, but a browser may not show it stale", () => {
  const said = dataCacheControl(get("/about.data"), 200, new Headers());
  expect(said).toContain("s-maxage");
  expect(said).not.toContain("stale");
});

test.each([
  ["a query", get("/about?contact=call"), 200, new Headers()],
  ["an unknown parameter", get("/about?utm_source=news&ref=1"), 200, new Headers()],
  ["a form open", get("/about?gclid=a&contact=call"), 200, new Headers()],
  ["a cookie", get("/career"), 200, new Headers({ "Set-Cookie": "a=b" })],
  ["an error", get("/nothing"), 404, new Headers()],
  ["a post", new Request("http://site.test/about", { method: "POST" }), 200, new Headers()],
])("a response with %s is never cached", (_, request, status, headers) => {
  expect(cacheControl(request, status, headers)).toBe("no-store");
  expect(dataCacheControl(request, status, headers)).toBe("no-store");
});
