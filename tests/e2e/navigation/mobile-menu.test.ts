import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";

const insideMenu = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest("#site-menu") !== null || document.activeElement === document.body,
  );

test.use({ viewport: { width: 390, height: 844 } });

test("the full-screen menu takes the focus, covers the page and returns the focus", async ({ page }) => {
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  // Once the menu has slid in, what it covers is hidden from Tab and screen readers.
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Tab stays in the full-screen menu", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await insideMenu(page)).toBe(true);
  }
});

test("the page behind the full-screen menu does not scroll", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
