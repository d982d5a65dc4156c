import { openContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, test } from "../../support/browser/test";

test("the dialog's live region announces the outcome of a message", async ({ page }) => {
  await openContactForm(page);
  const region = page.getByRole("dialog").locator(".live-region");
  const stands = await region.elementHandle();
  const release = await holdRequests(page, /about\.data\?contact/);
  await sendContactForm(page);
  await expect(region).toHaveText("Sending…");
  release();
  await expect(region).toHaveText(SENT);
  expect(await stands?.evaluate((element) => element.isConnected)).toBe(true);
});
