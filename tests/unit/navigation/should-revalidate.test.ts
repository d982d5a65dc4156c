import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { shouldRevalidate, shouldRevalidatePage } from "~/contact-modal/should-revalidate";
import { isContactUrl } from "~/navigation/contact-url";

const ask = (from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  shouldRevalidate({
    currentUrl: new URL(from, "http://site.test"),
    nextUrl: new URL(to, "http://site.test"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  });

test("opening, switching and closing the modal loads nothing", () => {
  expect(ask("/about", "/about?contact=call")).toBe(false);
  expect(ask("/about?contact=call", "/about?contact=message")).toBe(false);
  expect(ask("/about?contact=call", "/about")).toBe(false);
});

test("a link to the current page loads nothing, so that it works without a connection", () => {
  expect(ask("/about?from=mail", "/about?from=mail")).toBe(false);
});

test("another page loads all of its data, so that its address is the one that is kept for everybody", () => {
  expect(ask("/about", "/services", { defaultShouldRevalidate: false })).toBe(true);
  expect(ask("/about?contact=call", "/services", { defaultShouldRevalidate: false })).toBe(true);
});

test("a form answered with the page itself loads nothing, one that was sent and redirected does", () => {
  // A redirect carries no result on.
  expect(
    ask("/about", "/about?contact=message", { formMethod: "POST", actionResult: { form: "contact" } }),
  ).toBe(false);
  expect(ask("/about?contact=message", "/about", { formMethod: "POST" })).toBe(true);
  expect(
    ask("/about?contact=message", "/about?contact=message", {
      formMethod: "POST",
      actionResult: { form: "contact" },
    }),
  ).toBe(false);
});

test("a contact form that was sent loads the toast, which is root's, and leaves the page and its captcha alone", () => {
  const args: ShouldRevalidateFunctionArgs = {
    currentUrl: new URL("http://site.test/career?contact=message"),
    nextUrl: new URL("http://site.test/career?contact=message"),
    currentParams: {},
    nextParams: {},
    formMethod: "POST",
    defaultShouldRevalidate: true,
  };
  const sentTo = (formAction: string) => ({ ...args, formAction });
  expect(shouldRevalidate(sentTo("/career?contact=message"))).toBe(true);
  expect(shouldRevalidatePage(sentTo("/career?contact=message"))).toBe(false);
  expect(shouldRevalidatePage(sentTo("/career"))).toBe(true);
});

test("an address asks for the modal by its parameter alone", () => {
  for (const url of ["?contact=call", "/career?contact=message", "http://site.test/?index&contact=call"])
    expect(isContactUrl(url), url).toBe(true);
  for (const url of ["", "/contact=call", "/career", "?mycontact=call", "?page=contact=call"])
    expect(isContactUrl(url), url).toBe(false);
});
