import { fillContactForm, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";

test("on an unknown address, Contact leads to the home page's form, and its message arrives", async ({
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
