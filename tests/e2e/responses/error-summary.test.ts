import { fillContactForm, sendContactForm } from "../../support/browser/contact-form";
import { holdScripts } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("the contact form's error summary lists errors in the order of the fields, also after a change", async ({
  page,
  javaScriptEnabled,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about?contact=message");
  await fillContactForm(page, { "First name": " ", "Last name": " ", Email: "amira", Message: " " });
  await sendContactForm(page);
  const links = page.locator(".error-summary a");
  await expect(links).toHaveText([/^First name/, /^Last name/, /^Email/, /^Message/]);
  release();
  if (!javaScriptEnabled) return;
  await hydrated(page);
  await page.getByLabel("First name").fill("Amira");
  await expect(links).toHaveText([/^Last name/, /^Email/, /^Message/]);
});
