import { expect, test } from "vitest";
import { formAction } from "~/forms/form-action.server";
import { FORM_NAMES, formOf, forms } from "~/forms/forms";
import { run } from "../../support/run-action";
import { testServices } from "../../support/test-services";

test.each(FORM_NAMES)("the address of the %s form leads to its own action", async (name) => {
  const url = new URL(forms[name].address("/about"), "http://localhost");
  expect(formOf(url)).toBe(name);
  const { context } = testServices();
  const { data } = await run(formAction, { url: url.href, form: {}, context });
  expect(data.form).toBe(name);
});

test.each([
  ["/about", undefined],
  ["/about?contact=other", undefined],
  ["/career", "career"],
  ["/Career/?x=1", "career"],
  ["/career?contact=message", "contact"],
  ["/%43areer?x=1&contact=call", "call"],
  ["//about?contact=call", "call"],
])("%s is the address of this form: %s", (address, form) => {
  expect(formOf(new URL(`http://localhost${address}`))).toBe(form);
});
