import type { Page } from "@playwright/test";
import { fillContactForm, openContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const FAILED = "Something has went wrong.";
const message = (page: Page) => page.getByRole("dialog").getByLabel("Message");
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Fills and sends the form, and holds its answer. */
async function sendAndHold(page: Page): Promise<() => void> {
  await openContactForm(page);
  const release = await holdRequests(page, /about\.data/);
  await sendContactForm(page);
  return release;
}

for (const [outcome, status] of [
  [SENT, 201],
  [FAILED, 500],
] as const) {
  test(`closed on its way and opened again, the next message is kept, and the visitor reads: ${outcome}`, async ({
    page,
    upstream,
  }) => {
    upstream.mode = { status };
    const release = await sendAndHold(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await footerLink(page, "Contact").click();
    await fillContactForm(page, { Message: "A second one" });
    release();
    await expect(page.getByText(outcome)).toBeVisible();
    await expect(message(page)).toHaveValue("A second one");
    expect(upstream.requests).toHaveLength(1);
  });
}

test("a message that arrives leaves the call form as it is", async ({ page }) => {
  await openContactForm(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await dialog.getByLabel("When would suit you?").fill("Monday");
  await dialog.getByRole("tab", { name: "Message us" }).click();
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(message(page)).toHaveValue("");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(dialog.getByLabel("When would suit you?")).toHaveValue("Monday");
});

test(
  "after another tab and back on its way, a message that arrives is confirmed, and its form is empty",
  nightly("call-form.js.test.ts goes to another tab"),
  async ({ page }) => {
    const release = await sendAndHold(page);
    for (const name of ["Schedule a call now", "Message us"]) await page.getByRole("tab", { name }).click();
    release();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(message(page)).toHaveValue("");
  },
);

test(
  "a message is confirmed on the page that was opened while it was on its way",
  nightly("the tests above leave the form, too"),
  async ({ page }) => {
    const release = await sendAndHold(page);
    await page.keyboard.press("Escape");
    await footerLink(page, "Privacy").click();
    await expect(page).toHaveURL(/privacy$/);
    release();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page).toHaveURL(/privacy$/);
  },
);
