import { breakRequests } from "../../support/browser/broken-requests";
import { fillContactForm, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test("leaving a field with a value validates it, and every change after that", async ({ page }) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  const email = page.getByLabel("Email", { exact: true });
  const errors = page.locator(".field-error");
  await email.focus();
  await email.blur();
  await email.fill("amira");
  await expect(errors).toHaveCount(0);
  await email.blur();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await expect(errors).toHaveCount(1);
  await email.fill("amira@example.com");
  await expect(errors).toHaveCount(0);
  await email.fill("amira@example");
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  // "Required" waits for the first attempt to send the form.
  await email.fill("");
  await expect(errors).toHaveCount(0);
});

test("after the first attempt to submit every change validates the e-mail address", async ({ page }) => {
  await page.goto("/about");
  // Before hydration the browser validates the address itself.
  await hydrated(page);
  await page.getByRole("link", { name: "Contact" }).first().click();
  const email = page.getByLabel("Email", { exact: true });
  await email.fill("amira");
  const error = page.getByText("Please enter a valid email");
  await expect(error).toHaveCount(0);
  await sendContactForm(page);
  await expect(error).toBeVisible();
  await email.fill("amira@example.com");
  await expect(error).toHaveCount(0);
  await email.fill("amira@example");
  await expect(error).toBeVisible();
});

test(
  "while a message is being sent its button is disabled and shows a spinner",
  nightly("waits for a time limit; focus-kept.js.test.ts sees the button"),
  async ({ page, upstream }) => {
    await page.goto("/about?contact=message");
    // Before hydration the browser sends the form, and shows its own progress.
    await hydrated(page);
    await fillContactForm(page);
    upstream.mode = "hang";
    await sendContactForm(page);
    await expect(page.getByText("Sending…")).toBeAttached();
    await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
    const toast = page.getByRole("dialog").getByText("Something has went wrong.");
    await expect(toast).toBeVisible();
    await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
  },
);

test("a message that cannot be sent from /privacy stays in its form, under the toast that says so", async ({
  page,
}) => {
  await page.goto("/privacy?contact=message");
  await hydrated(page);
  await fillContactForm(page);
  await page.waitForLoadState("networkidle");
  await breakRequests(page, /\.data/, "offline");
  await sendContactForm(page);
  await expect(page.getByRole("dialog").getByText("Something has went wrong.")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Message")).toHaveValue("Forty pages in six formats.");
});
