import { fillContactForm, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";

test("the contact form of an unknown address is the one of the home page, which takes it", async ({
  page,
  upstream,
}) => {
  await page.goto("/nothing-here");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/\?contact=message$/);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe("/");
});
