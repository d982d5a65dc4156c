import { expect, test } from "vitest";
import { type FormName, formOf, forms } from "~/forms/forms";

const formAt = (address: string) => formOf(new URL(address, "http://site.test"));

test.each(Object.keys(forms) as FormName[])("the address that the %s form is posted to names it", (name) => {
  for (const page of ["/", "/about", "/career"]) expect(formAt(forms[name].address(page))).toBe(name);
});

test("an address names its form however the router lets it be spelled", () => {
  for (const address of ["/Career", "/%63areer", "/career//"]) expect(formAt(address)).toBe("career");
  expect(formAt("/ABOUT/?contact=call")).toBe("call");
});

test("an address that no form is posted to names none", () => {
  for (const address of ["/no-such-page", "/about?contact=other", "/career/resume"])
    expect(formAt(address)).toBeUndefined();
});
