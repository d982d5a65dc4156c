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

const failed = (page: Page) =>
  page.locator(".toast, .Toastify__toast").filter({ hasText: "Something has went wrong." });
const failureLine = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Nothing you typed is lost." });
const resume = (page: Page) => page.getByLabel("Resume", { exact: true });

const FORMS = {
  message: {
    open: (page: Page) => openContactForm(page),
    send: sendContactForm,
    async expectKept(page: Page) {
      await expect(page.getByRole("dialog").getByLabel("Email")).toHaveValue("amira@example.com");
      await expect(page.getByLabel("Message")).toHaveValue("Forty pages in six formats.");
    },
  },
  application: {
    async open(page: Page) {
      await openCareerForm(page);
      await resume(page).setInputFiles(pdf);
    },
    send: sendCareerForm,
    async expectKept(page: Page) {
      await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
      await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue(await captchaText(page));
      await expect(resume(page)).toHaveValue(/cv\.pdf$/);
    },
  },
};
const FAILURES: readonly Failure[] = ["dropped", 502, 503, 403, "empty", "offline"];

for (const [name, { open, send, expectKept }] of Object.entries(FORMS))
  for (const failure of FAILURES)
    test(
      `where the app does not answer (${failure}) a form (${name}) stays, and the next click sends it once, as the browser would`,
      gateIf(failure === 502 && name === "message"),
      async ({ page, upstream }) => {
        await open(page);
        const restore = await breakRequests(page, /\.data/, failure);
        await send(page);
        await expect(failed(page)).toBeVisible();
        await expect(failureLine(page)).toBeVisible();
        await expectKept(page);
        expect(upstream.requests).toHaveLength(0);
        // A document without a connection would replace the form by the browser's error page.
        if (failure === "offline") {
          await send(page);
          await expectKept(page);
          await restore();
        }
        await send(page);
        await expect(page.getByText(SENT)).toBeVisible();
        expect(upstream.requests).toHaveLength(1);
        const file = upstream.requests[0]?.form?.get("resume");
        if (name === "application") expect(file).toMatchObject({ name: "cv.pdf", size: pdf.buffer.length });
      },
    );

test("a résumé that a proxy refuses as too large, or that has changed on the disk, is named at its field, and the page stays", async ({
  page,
  upstream,
}, testInfo) => {
  const file = testInfo.outputPath("cv.pdf");
  const large = Buffer.concat([pdf.buffer, Buffer.alloc(3 * 1024 * 1024, " "), pdf.buffer]);
  await writeFile(file, large);
  await openCareerForm(page);
  await resume(page).setInputFiles(file);
  const restore = await breakRequests(page, /\.data/, 413);
  await sendCareerForm(page);
  await expect(failed(page)).toBeVisible();
  const error = page.locator('[data-field="resume"] .field-error');
  await expect(error).toHaveText(/^cv\.pdf: This file \(3\.0 MB\) is too large for this site's server/);
  await restore();
  await resume(page).setInputFiles(file);
  await writeFile(file, pdf.buffer);
  await sendCareerForm(page);
  await expect(error).toHaveText(/^cv\.pdf: This file .* can no longer be read/);
  await expect(resume(page)).toHaveValue("");
  await expect(resume(page)).toBeFocused();
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  await resume(page).setInputFiles(file);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
});

test("a refresh that fails keeps the captcha, its answer and the focus", async ({ page }) => {
  await openCareerForm(page);
  const captcha = await captchaText(page);
  const refresh = page.getByRole("button", { name: "Refresh captcha" });
  await breakRequests(page, /\/career\/captcha/, 502);
  await refresh.click();
  await expect(failed(page)).toBeVisible();
  await expect(refresh).toBeFocused();
  expect(await captchaText(page)).toBe(captcha);
  await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue(captcha);
});
