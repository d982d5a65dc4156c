import { openCareerForm, openContactForm, pdf, sendCareerForm } from "../../support/browser/forms";
import { holdRequests } from "../../support/browser/requests";
import { expect, test } from "../../support/browser/test";

test("while a message travels nothing can be typed; after a failure all can be edited again", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await openContactForm(page);
  const dialog = page.getByRole("dialog");
  const email = dialog.locator('[name="email"]');
  const message = dialog.locator("textarea");
  const optIn = dialog.locator('[type="checkbox"]');
  const release = await holdRequests(page, /about\.data/);
  await email.press("Enter");
  const button = dialog.getByRole("button", { name: "Send message" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toBeFocused();
  await expect(dialog.locator(".live-region")).toHaveText("Sending…");
  await page.keyboard.type("lost");
  for (const control of [message, optIn]) {
    const box = await control.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await page.keyboard.type("lost");
  }
  release();
  await expect(page.getByText("Something has went wrong.")).toBeVisible();
  await expect(email).toHaveValue("amira@example.com");
  await expect(message).toHaveValue("Forty pages in six formats.");
  await expect(optIn).not.toBeChecked();
  await message.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" More.");
  await expect(message).toHaveValue("Forty pages in six formats. More.");
  await optIn.check();
  expect(upstream.requests).toHaveLength(1);
});

test("the focus returns to the field from which a message was sent that was not delivered", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await openContactForm(page);
  const email = page.getByRole("dialog").getByLabel("Email");
  const release = await holdRequests(page, /about\.data/);
  await email.press("Enter");
  await expect(email).not.toBeFocused();
  release();
  await expect(email).toBeFocused();
});

test("a large file on its way is shown with its size", async ({ page }) => {
  await openCareerForm(page);
  const buffer = Buffer.concat([pdf.buffer, Buffer.alloc(3 * 1024 * 1024, " "), pdf.buffer]);
  await page.getByLabel("Resume", { exact: true }).setInputFiles({ ...pdf, buffer });
  const release = await holdRequests(page, /career\.data/);
  await sendCareerForm(page);
  const progress = page.getByRole("progressbar", { name: "Sending 3.0 MB" });
  await expect(progress).toBeVisible();
  release();
  await expect(page.getByText("Your application was sent on")).toBeVisible();
  await expect(progress).toHaveCount(0);
});
