import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { shouldRevalidate, shouldRevalidatePage } from "~/contact-modal/should-revalidate";
import { aliasRedirect } from "~/content/site/redirects";
import { loader as missing } from "~/routes/$";
import { run } from "../../support/run-action";

test.each([
  ["/contact", 301, "/?contact=message"],
  ["/contact-us?utm_source=a&gclid=b", 301, "/?utm_source=a&gclid=b&contact=message"],
  ["/Contact?contact=call", 301, "/?contact=call"],
  ["/careers?utm_source=a", 301, "/career?utm_source=a"],
  ["/jobs", 301, "/career"],
  ["/Jobs/", 301, "/career"],
  ["/nowhere?contact=message", 302, "/?contact=message"],
  ["/contacts", 404, null],
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
  expect(aliasRedirect(aliases, "/", "")).toBeUndefined();
});

type More = Partial<ShouldRevalidateFunctionArgs>;
const argsOf = (from: string, to: string, more: More): ShouldRevalidateFunctionArgs => ({
  currentUrl: new URL(from, "http://site.test"),
  nextUrl: new URL(to, "http://site.test"),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
  ...more,
});
const answered: More = { formMethod: "POST", actionResult: { form: "contact" } };
const sent: More = { formMethod: "POST" };
const CACHED: More = { defaultShouldRevalidate: false };

test.each<[string, string, string, More, boolean]>([
  ["opening the modal", "/about", "/about?contact=call", {}, false],
  ["switching its tabs", "/about?contact=call", "/about?contact=message", {}, false],
  ["closing it", "/about?contact=call", "/about", {}, false],
  ["a link to the current page", "/about?from=mail", "/about?from=mail", {}, false],
  ["another page", "/about", "/services", CACHED, true],
  ["another page from the modal", "/about?contact=call", "/services", CACHED, true],
  ["a form answered with its page", "/about?contact=message", "/about?contact=message", answered, false],
  ["a form that was sent, for its toast", "/about?contact=message", "/about", sent, true],
])("%s loads the page's data only where they change", (_, from, to, more, loads) => {
  expect(shouldRevalidate(argsOf(from, to, more))).toBe(loads);
});

test("a message that was sent over /career leaves the page and its captcha alone", () => {
  const url = "/career?contact=message";
  const loads = (formAction: string) => shouldRevalidatePage(argsOf(url, url, { ...sent, formAction }));
  expect([loads(url), loads("/career")]).toEqual([false, true]);
});
