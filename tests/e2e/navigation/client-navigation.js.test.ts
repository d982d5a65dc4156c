import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

// Links are plain: one listener follows them without a page load, where nothing else was asked for.

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

/** Whether the page is still the one that was loaded first. */
const isSameDocument = (page: Page) => page.evaluate(() => "first" in window);

test.beforeEach(async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { first: true }));
});

test("a click goes to another page without loading one, and Back returns", async ({ page }) => {
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/About/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to the page that is shown adds nothing to the history", async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("with Ctrl or the middle button it opens in a tab of its own", async ({ page, context }) => {
  for (const open of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    const [tab] = await Promise.all([context.waitForEvent("page"), about(page).click(open)]);
    await expect(tab).toHaveURL(/\/about$/);
    await expect(page).toHaveURL(/\/career$/);
    await tab.close();
  }
});

test("what is pointed at is fetched ahead, what is passed over is not", async ({ page }) => {
  const ahead = page.locator('link[rel="prefetch"][href^="/about.data"]');
  await page.evaluate(() => {
    const [link] = document.querySelectorAll('a[href="/about"]');
    link?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  await page.waitForTimeout(300);
  await expect(ahead).toHaveCount(0);
  await about(page).hover();
  await expect(ahead).toHaveCount(1);
});

test("the modal's first opening can be taken back, its tabs are one entry with it", async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/contact=call$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/career$/);
  // Closed by going back: what was opened lies ahead.
  await page.goForward();
  await expect(dialog).toBeVisible();
});
