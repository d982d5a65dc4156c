import type { Locator } from "@playwright/test";
import { fillContactForm, pdf, sendContactForm } from "../../support/browser/forms";
import { holdScripts } from "../../support/browser/requests";
import { expect, hydrated, test } from "../../support/browser/test";

test.use({ timezoneId: "Asia/Dubai" });

let release: () => void;

test.beforeEach(async ({ page }) => {
  release = await holdScripts(page);
});

/** Gives a function that hydrates the page and expects the element to be the same one as before. */
async function keeping(element: Locator): Promise<() => Promise<void>> {
  const before = await element.elementHandle();
  return async () => {
    release();
    await hydrated(element.page());
    expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
  };
}

test("what is typed, chosen and attached before hydration stays, also where cookies are blocked", async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }),
  );
  await page.goto("/career");
  const name = page.getByLabel("Name", { exact: true });
  const hydrate = await keeping(name);
  await page.getByLabel("Role").selectOption("Data Scientist");
  await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
  await name.click();
  await page.keyboard.type("Ada");
  await hydrate();
  await page.keyboard.type(" L");
  await expect(name).toHaveValue("Ada L");
  await expect(page.getByLabel("Role")).toHaveValue("Data Scientist");
  await expect(page.getByLabel("Resume", { exact: true })).toHaveValue(/cv\.pdf/);
  expect(consoleErrors).toEqual([]);
});

test("what is typed stays when a translator has changed the page before hydration", async ({ page }) => {
  await page.goto("/about?contact=message");
  await fillContactForm(page);
  const values = () =>
    page
      .locator("#contact-form input[required]")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const typed = await values();
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll("h1, h2"))
      heading.innerHTML = `<font>${heading.textContent}</font>`;
  });
  release();
  await hydrated(page);
  expect(typed).toEqual(["Amira", "Haddad", "amira@example.com"]);
  expect(await values()).toEqual(typed);
});

test("an industry chosen and a menu opened before hydration stay so", async ({ page }) => {
  await page.goto("/");
  const switcher = page.locator("#solutions");
  await switcher.locator("label", { hasText: "Aviation" }).click();
  // Past the hero the bar's menus collapse.
  await page.evaluate(() => window.scrollTo(0, 0));
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Healthcare" });
  await page.getByRole("button", { name: "Solutions" }).click();
  const hydrate = await keeping(link);
  await hydrate();
  await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
  await expect(switcher.getByRole("heading", { name: "Banking" })).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/healthcare-service$/);
});

test("an answer that is corrected before hydration stays corrected", async ({ page }) => {
  await page.goto("/about?contact=message");
  await fillContactForm(page, { Email: "amira" });
  await sendContactForm(page);
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  const message = page.getByLabel("Message");
  const hydrate = await keeping(message);
  await page.getByLabel("First name").fill("Mira");
  await message.fill("Forty pages, and four more.");
  await hydrate();
  await expect(page.getByLabel("First name")).toHaveValue("Mira");
  await expect(message).toHaveValue("Forty pages, and four more.");
});
