import type { Page } from "@playwright/test";
import { scrolled } from "../../support/browser/motion";
import { expect, test, visit } from "../../support/browser/test";

const card = (page: Page) => page.getByRole("link", { name: /DISCOVER CAPABILITY: Digital Assets/ });

const hasRing = (page: Page) => page.evaluate(() => document.activeElement?.matches(":focus-visible"));

test("Back returns the focus to a card's link far down the page, and Forward to the next page", async ({
  page,
}) => {
  await visit(page, "/");
  await card(page).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await card(page).focus();
  await page.keyboard.press("Enter");
  const heading = page.locator("main h1");
  await expect(heading).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).focus();
  await page.goBack();
  await expect(card(page)).toBeFocused();
  expect(await hasRing(page)).toBe(true);
  // Firefox returns to fractions of a pixel.
  await expect.poll(async () => Math.round(await scrolled(page))).toBe(Math.round(place));
  await page.goForward();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "About" })).toBeFocused();
  await page.goBack();
  await expect(card(page)).toBeFocused();
});

test("Back focuses a link that was clicked, without a ring", async ({ page }) => {
  await visit(page, "/");
  await card(page).click();
  await expect(page.locator("main h1")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.goBack();
  await expect(card(page)).toBeFocused();
  expect(await hasRing(page)).toBe(false);
});

test("a card that leads to a section of another page puts the focus on that section", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: /DISCOVER CAPABILITY: Outcome/ }).click();
  await expect(page).toHaveURL(/\/services#content$/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.getByRole("heading", { name: "What we do" })).toBeInViewport();
});
