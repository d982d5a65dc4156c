import { expect, test } from "vitest";
import { cacheControl } from "~/render/cache-control";

const get = (url: string) => new Request(`http://site.test${url}`);
const SHARED = "public, max-age=0, s-maxage=300";

test.each([
  "/about",
  "/about?utm_source=news&gclid=a",
  "/about?anything=1",
  "/?index",
  "/about?CONTACT=call",
])("the page %s may be cached by shared caches, and rewritten by none", (url) => {
  const expected = `${SHARED}, stale-while-revalidate=3600, no-transform`;
  expect(cacheControl(get(url), 200, new Headers())).toBe(expected);
});

test("a page's data may be cached too, but a browser may not show it stale", () => {
  expect(cacheControl(get("/about.data"), 200, new Headers())).toBe(`${SHARED}, no-transform`);
});

test.each([
  ["the modal open", get("/about?gclid=a&contact=call"), 200, new Headers()],
  ["the modal open, encoded", get("/about?%63ontact=call"), 200, new Headers()],
  ["a topic", get("/contact-us?topic=Media"), 200, new Headers()],
  ["a confirmation", get("/about?sent=1"), 200, new Headers()],
  ["a choice of routes", get("/about.data?_routes=root"), 200, new Headers()],
  ["a cookie", get("/career"), 200, new Headers({ "Set-Cookie": "a=b" })],
  ["an error", get("/nothing"), 404, new Headers()],
  ["a post", new Request("http://site.test/about", { method: "POST" }), 200, new Headers()],
])("a response with %s is never cached", (_, request, status, headers) => {
  expect(cacheControl(request, status, headers)).toBe("no-store");
});
