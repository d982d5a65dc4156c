import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Honeypot } from "~/forms/fields/hidden-fields";
import { HONEYPOT } from "~/forms/forms";

const markup = renderToStaticMarkup(createElement(Honeypot));

/** What browsers and password managers look for in a field's name and label. */
const AUTOFILL =
  /name|nick|title|mail|phone|tel|mobile|fax|compan|business|organi|firm|web|site|url|link|addr|street|city|town|state|count|region|zip|post|card|cc|cv[cvn]|exp|user|login|pass|birth|bday|gender|sex|date|code|otp|note|comment|search|promo|coupon|iban|tax|vat/i;

test("no autofill takes the honeypot for a field that it knows, and each is asked to leave it", () => {
  for (const text of [HONEYPOT, /<label>([^<]+)</.exec(markup)?.[1]]) expect(text).not.toMatch(AUTOFILL);
  for (const mark of ["1p-ignore", "lpignore", "bwignore", "protonpass-ignore"])
    expect(markup).toContain(`data-${mark}="true"`);
  expect(markup).toContain('data-form-type="other"');
  expect(markup).toContain('autoComplete="off"');
});
