import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  captchaText,
  openCareerForm,
  openContactForm,
  pdf,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { breakRequests, type Failure } from "../../support/browser/requests";
import { expect, gateIf, test } from "../../support/browser/test";

const FAILURES: readonly Failure[] = ["offline", "dropped", 502, 503, 413, 403];

/** The requests of forms: their data, the captcha's, and the question whether their page still answers. */
const POSTS = /\/(about|career)(?!\S*\.js)/;

/** Without a connection the toasts' script does not come either, and the page shows one that cannot be closed. */
const toastOf = (page: Page, failure: Failure) =>
  page
    .locator(failure === "offline" ? ".toast" : ".Toastify__toast")
    .filter({ hasText: "Something has went wrong." });

/** Closed, it cannot be taken for the next one. */
async function seeAndCloseToast(page: Page, failure: Failure): Promise<void> {
  const toast = toastOf(page, failure);
  await expect(toast).toBeVisible();
  if (failure === "offline") return;
  await toast.locator(".Toastify__close-button").or(toast).last().click();
  await expect(toast).toHaveCount(0);
}

for (const { failures, however, details } of [
  { failures: ["dropped"], however: "", details: {} },
  { failures: FAILURES, however: ", however it fails", details: gateIf(false) },
] as const) {
  test(
    `a message that does not arrive stays in its form${however}, and can be sent again`,
    details,
    async ({ page, upstream }) => {
      await openContactForm(page);
      await page.getByLabel("Topic").selectOption("Just a message");
      await page.waitForLoadState("networkidle");
      const email = page.getByRole("dialog").getByLabel("Email");
      for (const failure of failures) {
        await test.step(String(failure), async () => {
          const restore = await breakRequests(page, POSTS, failure);
          await email.press("Enter");
          await expect(toastOf(page, failure)).toBeVisible();
          await expect(page.getByRole("dialog")).toBeVisible();
          await expect(page).toHaveURL(/\/about\?contact=message$/);
          await expect(email).toBeFocused();
          await expect(email).toHaveValue("amira@example.com");
          await expect(page.getByLabel("Topic")).toHaveValue("Just a message");
          await expect(page.getByLabel("Message")).toHaveValue("Forty pages in six formats.");
          await seeAndCloseToast(page, failure);
          await expect(page.getByText("Everything in it is kept.")).toBeVisible();
          await restore();
        });
      }
      await sendContactForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      expect(upstream.requests).toHaveLength(1);
    },
  );

  test(
    `an application that does not arrive stays in its form with its résumé${however}`,
    details,
    async ({ page, upstream }) => {
      test.slow(failures.length > 1);
      await openCareerForm(page);
      await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
      const captcha = await captchaText(page);
      await page.waitForLoadState("networkidle");
      for (const failure of failures) {
        await test.step(String(failure), async () => {
          const restore = await breakRequests(page, POSTS, failure);
          await sendCareerForm(page);
          await seeAndCloseToast(page, failure);
          expect(await page.getByLabel("Resume", { exact: true }).inputValue()).toContain("cv.pdf");
          await expect(page.getByRole("button", { name: "Send application" })).toBeEnabled();
          await expect(page.getByLabel("Phone")).toHaveValue(/\d+/);
          expect(await captchaText(page)).toBe(captcha);
          await restore();
        });
      }
      await sendCareerForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      expect(upstream.requests).toHaveLength(1);
    },
  );

  test(`a captcha refresh that fails keeps the captcha shown${however}`, details, async ({ page }) => {
    await openCareerForm(page);
    const captcha = await captchaText(page);
    await page.waitForLoadState("networkidle");
    const refresh = page.getByRole("button", { name: "Refresh captcha" });
    for (const failure of failures) {
      await test.step(String(failure), async () => {
        const restore = await breakRequests(page, POSTS, failure);
        await refresh.click();
        await expect(toastOf(page, failure)).toBeVisible();
        await expect(page.locator("#captcha-text")).not.toHaveAttribute("data-dimmed");
        expect(await captchaText(page)).toBe(captcha);
        await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue(captcha);
        await expect(refresh).toBeFocused();
        await seeAndCloseToast(page, failure);
        await restore();
      });
    }
    await refresh.click();
    await expect.poll(() => captchaText(page)).not.toBe(captcha);
    await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
  });
}

test("an application whose résumé was changed after it was chosen stays in its form", async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath("cv.pdf");
  await writeFile(file, pdf.buffer);
  await openCareerForm(page);
  await page.getByLabel("Resume", { exact: true }).setInputFiles(file);
  await writeFile(file, pdf.buffer.subarray(7));
  await sendCareerForm(page);
  await expect(toastOf(page, "dropped")).toBeVisible();
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
});
