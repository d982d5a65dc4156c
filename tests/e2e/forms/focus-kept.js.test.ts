import type { Page } from "@playwright/test";
import {
  openCareerForm,
  openContactForm,
  pdf,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { holdRequests } from "../../support/browser/requests";
import { expect, test } from "../../support/browser/test";

const toasts = (page: Page) => page.locator(".Toastify__toast");

/** Notes whenever the focus has fallen to the body for longer than a frame. */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lostFocus: lost });
    let last = "";
    let frames = 0;
    const look = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) {
        frames += 1;
        if (frames === 3) lost.push(`after ${last}`);
      } else {
        frames = 0;
        last = focused.outerHTML.slice(0, 80);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { lostFocus: string[] }).lostFocus);
}

async function openMessage(page: Page): Promise<void> {
  await openContactForm(page);
}

for (const [outcome, status] of [
  ["sent", undefined],
  ["refused upstream", 500],
] as const) {
  test(`the focus stays while a message is sent and after it is ${outcome}`, async ({ page, upstream }) => {
    await openMessage(page);
    if (status) upstream.mode = { status };
    const release = await holdRequests(page, /about\.data\?contact/);
    const button = page.getByRole("button", { name: "Send message" });
    await button.focus();
    const lost = await watchFocus(page);
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toBeFocused();
    // A second press does nothing.
    await button.press("Enter");
    release();
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
    expect(await lost()).toEqual([]);
    expect(upstream.requests).toHaveLength(1);
  });
}

test("the focus moves to the field when an attached résumé is removed or a file is rejected", async ({
  page,
  upstream,
}) => {
  upstream.mode = "reset";
  await openCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  await page.getByLabel("Current city").focus();
  const lost = await watchFocus(page);
  await page.getByLabel("Current city").press("Enter");
  await expect(page.getByText("cv.pdf attached")).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Remove cv.pdf" }).press("Enter");
  const resume = page.getByLabel("Resume", { exact: true });
  await expect(resume).toBeFocused();
  await resume.setInputFiles({ ...pdf, buffer: Buffer.from("a picture") });
  await sendCareerForm(page);
  await expect(page.locator('[data-field="resume"] .field-error')).toBeVisible();
  await expect(resume).toBeFocused();
  expect(await lost()).toEqual([]);
});

test("the focus returns from a toast that is closed", async ({ page }) => {
  await openMessage(page);
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  const button = page.getByRole("button", { name: "Send message" });
  await expect(button).toBeFocused();
  const lost = await watchFocus(page);
  // Under the pointer it stays.
  await toasts(page).hover();
  // The toast listens a moment after it is shown.
  await expect(async () => {
    await page.keyboard.press("Alt+t");
    await expect(toasts(page)).toBeFocused({ timeout: 200 });
  }).toPass();
  await toasts(page).getByRole("button").press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await lost()).toEqual([]);
});

test("after an application is sent the focus stays on the send button", async ({ page }) => {
  await openCareerForm(page);
  await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
  await page.getByRole("button", { name: "Send application" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Send application" })).toBeFocused();
});
