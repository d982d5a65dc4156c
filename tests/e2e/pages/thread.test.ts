import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** The piece beside the three practices: how much of it is not drawn, in percent of its height. */
const undrawn = (page: Page) =>
  page.locator("#services .media-text").evaluate((element) => {
    const { clipPath } = getComputedStyle(element, "::before");
    return clipPath === "none" ? 0 : Number.parseFloat(clipPath.split(" ")[2] ?? "0");
  });

const scrollTo = (page: Page, block: ScrollLogicalPosition) =>
  page.locator("#services .media-text").evaluate((element, block) => {
    element.scrollIntoView({ block, behavior: "instant" });
  }, block);

test(
  "scrolling draws home's thread, and scrolling back removes it",
  nightly("an effect of scrolling"),
  async ({ page, javaScriptEnabled }) => {
    await page.goto("/");
    if (javaScriptEnabled) await hydrated(page);
    await expect.poll(() => undrawn(page)).toBe(100);
    await scrollTo(page, "start");
    await expect.poll(() => undrawn(page)).toBeGreaterThan(0);
    await expect.poll(() => undrawn(page)).toBeLessThan(100);
    await scrollTo(page, "end");
    await page.mouse.wheel(0, 600);
    await expect.poll(() => undrawn(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => undrawn(page)).toBe(100);
  },
);

test("a thread that is not drawn yet leaves clicks to the link beside it", async ({ page }) => {
  await page.goto("/");
  await page.locator("#services").getByRole("link", { name: "Explore data and analytics" }).click();
  await expect(page).toHaveURL(/\/data-analytics$/);
});

test(
  "home's thread is complete from the start under reduced motion",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    expect(await undrawn(page)).toBe(0);
  },
);
