import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HONEYPOT, Honeypot } from "~/forms/fields/hidden-fields";

/** What browsers and password managers look for in a field's name and label. */
const AUTOFILL =
  /name|nick|title|mail|phone|tel|mobile|fax|compan|business|organi|firm|web|site|url|link|addr|street|city|town|state|count|region|zip|post|card|cc|cv[cvn]|exp|user|login|pass|birth|bday|gender|sex|date|code|otp|note|comment|search|promo|coupon|iban|tax|vat/i;

test("no autofill takes the honeypot for a field that it knows", () => {
  const label = /<label>([^<]+)</.exec(renderToStaticMarkup(createElement(Honeypot)))?.[1];
  for (const text of [HONEYPOT, label]) expect(text).not.toMatch(AUTOFILL);
});

test.each([
  ["browsers", 'autoComplete="off"'],
  ["1Password", 'data-1p-ignore="true"'],
  ["LastPass", 'data-lpignore="true"'],
  ["Bitwarden", 'data-bwignore="true"'],
  ["Proton Pass", 'data-protonpass-ignore="true"'],
  ["Dashlane", 'data-form-type="other"'],
])("the honeypot is marked for %s", (_program, mark) => {
  expect(renderToStaticMarkup(createElement(Honeypot))).toContain(mark);
});
