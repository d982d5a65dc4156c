import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";

test("a message from the home page, rejected or sent, keeps the address", async ({ page, upstream }) => {
  await page.goto("/?contact=message");
  await fillContactForm(page);
  upstream.mode = { status: 500 };
  await sendContactForm(page);
  await expect(page.getByText("Something has went wrong.").first()).toBeVisible();
  expect(new URL(page.url()).search).toBe("?contact=message");
  await expect(page.getByRole("dialog").getByLabel("First name")).toHaveValue("Amira");
  upstream.mode = "ok";
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(page.url()).not.toContain("index");
});
