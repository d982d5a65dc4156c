import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { scrolled } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const card = (page: Page) => page.getByRole("link", { name: /DISCOVER CAPABILITY: Digital Assets/ });

const hasRing = (page: Page) => page.evaluate(() => document.activeElement?.matches(":focus-visible"));

test("Back returns the focus to a card's link far down the page, and Forward to the next page", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
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
  await page.goto("/");
  await hydrated(page);
  await card(page).click();
  await expect(page.locator("main h1")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.goBack();
  await expect(card(page)).toBeFocused();
  expect(await hasRing(page)).toBe(false);
});

test(
  "of two links to the same page, Back focuses the one that was followed",
  nightly("a special case of the tests above"),
  async ({ page }) => {
    await page.goto("/services");
    await hydrated(page);
    const career = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
    await career.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/career$/);
    await page.goBack();
    await expect(career).toBeFocused();
  },
);

test(
  "a page whose link is in a closed menu starts at its heading",
  nightly("a special case of the tests above"),
  async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("button", { name: "Solutions" }).click();
    await page.locator(".dropdown").getByRole("link", { name: "Healthcare" }).press("Enter");
    await expect(page).toHaveURL(/\/healthcare-service$/);
    await page.goBack();
    await expect(page.locator("main h1")).toBeFocused();
  },
);

test("a card that leads to a section of another page puts the focus on that section", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: /DISCOVER CAPABILITY: Outcome/ }).click();
  await expect(page).toHaveURL(/\/services#content$/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(page.getByRole("heading", { name: "What we do" })).toBeInViewport();
});
