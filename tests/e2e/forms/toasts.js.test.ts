import type { Locator } from "@playwright/test";
import {
  fillCareerForm,
  openCareerForm,
  openContactForm,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { holdRequests } from "../../support/browser/requests";
import { expect, test } from "../../support/browser/test";

/** How long a toast stays: the animation of its bar closes it at its end. Ends the animation now. */
const endTime = (toast: Locator) =>
  toast.locator(".Toastify__progress-bar--animated").evaluate((bar) => {
    const [animation] = bar.getAnimations();
    animation?.finish();
    return animation?.effect?.getComputedTiming().duration;
  });

test("the contact form's toast stays 5 seconds at the top right, the career form's 3 seconds at the bottom right, or until a click", async ({
  page,
}) => {
  await openContactForm(page);
  await sendContactForm(page);
  const toast = page.locator(".Toastify__toast").filter({ hasText: SENT });
  await expect(toast).toBeVisible();
  const top = await toast.boundingBox();
  expect((top?.x ?? 0) + (top?.width ?? 0)).toBeGreaterThan(1000);
  expect(top?.y ?? 999).toBeLessThan(200);
  expect(await endTime(toast)).toBe(5000);
  await expect(toast).toBeHidden({ timeout: 3000 });

  await openCareerForm(page);
  await sendCareerForm(page);
  await expect(toast).toBeVisible();
  const bottom = await toast.boundingBox();
  expect((bottom?.x ?? 0) + (bottom?.width ?? 0)).toBeGreaterThan(1000);
  expect(bottom?.y ?? 0).toBeGreaterThan(500);
  expect(await endTime(toast)).toBe(3000);
  await expect(toast).toBeHidden({ timeout: 2000 });

  await fillCareerForm(page);
  await sendCareerForm(page);
  await toast.click();
  await expect(toast).toBeHidden({ timeout: 2000 });
});

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
