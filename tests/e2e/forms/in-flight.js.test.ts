import type { Page } from "@playwright/test";
import { fillContactForm, openContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { holdRequests } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

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

test("a call request that arrives while another tab is shown is confirmed there, and its form is empty again", async ({
  page,
}) => {
  await visit(page, "/about?contact=call");
  const dialog = page.getByRole("dialog");
  const when = dialog.getByLabel("When would suit you?");
  for (const field of [dialog.getByLabel("First name"), dialog.getByLabel("Last name"), when])
    await field.fill("Monday");
  await dialog.getByLabel("Email").fill("amira@example.com");
  const release = await holdRequests(page, /about\.data\?contact/);
  await page.getByRole("button", { name: "Request a call" }).click();
  await dialog.getByRole("tab", { name: "Message us" }).click();
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(/\?contact=message$/);
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(when).toHaveValue("");
});

test("after a message was sent, links load no document, and it does not come back with its page", async ({
  page,
}) => {
  await openContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  // A choice between radio buttons is no input while it is the page's own.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<form><input type='radio' value='a' checked></form>");
    document.body.dataset.sameDocument = "";
  });
  await page.getByRole("dialog").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
  await page.goBack();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "First name" })).toHaveValue("");
});
