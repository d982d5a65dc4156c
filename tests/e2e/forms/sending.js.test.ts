import type { Page } from "@playwright/test";
import { problems } from "../../support/browser/axe";
import { fillContactForm, openContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { holdRequests } from "../../support/browser/requests";
import { expect, gateIf, test, visit } from "../../support/browser/test";

const FAILED = "Something has went wrong.";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("while a message travels nothing can be typed nor sent again; after a failure all can be edited, the focus stays on the button, and each failure has its toast", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await openContactForm(page);
  const dialog = page.getByRole("dialog");
  const email = dialog.locator('[name="email"]');
  const message = dialog.locator("textarea");
  const optIn = dialog.locator('[type="checkbox"]');
  const button = dialog.getByRole("button", { name: "Send message" });
  const region = dialog.locator(".live-region");
  const release = await holdRequests(page, /about\.data/);
  await email.press("Enter");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toBeFocused();
  await expect(region).toHaveText("Sending…");
  await button.press("Enter");
  await page.keyboard.type("lost");
  for (const control of [message, optIn]) {
    const box = await control.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await page.keyboard.type("lost");
  }
  release();
  await expect(region).toHaveText(FAILED);
  expect(upstream.requests).toHaveLength(1);
  await expect(email).toHaveValue("amira@example.com");
  await expect(message).toHaveValue("Forty pages in six formats.");
  await expect(optIn).not.toBeChecked();
  await message.press("ControlOrMeta+End");
  await page.keyboard.type(" More.");
  await expect(message).toHaveValue("Forty pages in six formats. More.");
  await optIn.check();

  const toasts = page.locator(".Toastify__toast");
  await toasts.getByRole("button").click();
  await expect(toasts).toHaveCount(0);
  await email.press("Enter");
  await expect(button).not.toHaveAttribute("aria-disabled");
  await expect(button).toBeFocused();
  await expect(toasts).toHaveText([FAILED]);
  expect(await problems(page)).toEqual([]);
});

for (const [outcome, status] of [
  [SENT, 201],
  [FAILED, 500],
] as const)
  test(
    `the modal closed on the way of a message and opened again keeps the next message, and says: ${outcome}`,
    gateIf(outcome === SENT),
    async ({ page, upstream }) => {
      upstream.mode = { status };
      await openContactForm(page);
      const release = await holdRequests(page, /about\.data/);
      await sendContactForm(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
      await fillContactForm(page, { Message: "A second one" });
      release();
      await expect(page.getByText(outcome)).toBeVisible();
      await expect(page.getByRole("dialog").getByLabel("Message")).toHaveValue("A second one");
      expect(upstream.requests).toHaveLength(1);
      // Under the pointer it stays, on the page that the modal leaves.
      await page.locator(".Toastify__toast").hover();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByText(outcome)).toBeVisible();
    },
  );

test("a call request confirmed beside a message being written empties its own form", async ({ page }) => {
  await openContactForm(page);
  const dialog = page.getByRole("dialog");
  const when = dialog.getByLabel("When would suit you?");
  await tab(page, "Schedule a call now").click();
  await expect(when).toBeVisible();
  for (const name of ["First name", "Last name", "When would suit you?"])
    await dialog.getByRole("textbox", { name }).fill("Monday");
  await dialog.getByRole("textbox", { name: "Email" }).fill("amira@example.com");
  const release = await holdRequests(page, /about\.data\?contact/);
  await page.getByRole("button", { name: "Request a call" }).click();
  await tab(page, "Message us").click();
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(/\?contact=message$/);
  await expect(dialog.getByLabel("Message")).toHaveValue("Forty pages in six formats.");
  await tab(page, "Schedule a call now").click();
  await expect(when).toHaveValue("");
});

test("a half-filled form is as it was left when the visitor comes back, until it is sent", async ({
  page,
}) => {
  await visit(page, "/career");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Amira");
  await page.getByLabel("Role").selectOption("Data Scientist");
  await page.getByLabel("Preferred location").selectOption("Other");
  await page.getByLabel("Other location").fill("Lisbon");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(name).toHaveValue("Amira");
  await expect(page.getByLabel("Role")).toHaveValue("Data Scientist");
  await expect(page.getByLabel("Other location")).toHaveValue("Lisbon");
  await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");

  await openContactForm(page);
  const dialog = page.getByRole("dialog");
  const message = dialog.getByLabel("Message");
  const leaveAndComeBack = async () => {
    await dialog.getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL(/\/career$/);
    await page.goBack();
  };
  await dialog.getByRole("checkbox").check();
  await leaveAndComeBack();
  await expect(message).toHaveValue("Forty pages in six formats.");
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await leaveAndComeBack();
  await expect(message).toHaveValue("");
});
