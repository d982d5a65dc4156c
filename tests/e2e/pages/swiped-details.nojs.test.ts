import { expect, test } from "../../support/browser/test";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("the details of a showcase form one row to swipe", async ({ page }) => {
    await page.goto("/landing");
    const row = page.locator(".feature-panels__details").first();
    const tops = await row
      .locator("dt")
      .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    await row.locator("dt").first().scrollIntoViewIfNeeded();
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
    await expect(row.locator("dd").last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("with a mouse or a keyboard they are stacked, and none is outside the window", async ({ page }) => {
  await page.goto("/landing");
  const row = page.locator(".feature-panels__details").first();
  const lefts = await row
    .locator("dt")
    .evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
  expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
