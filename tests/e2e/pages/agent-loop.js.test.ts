import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** How many parts of the loop can be seen well. */
const shown = (page: Page) =>
  page
    .locator(".loop__part > :first-child")
    .evaluateAll((parts) => parts.filter((part) => Number(getComputedStyle(part).opacity) > 0.5).length);

test(
  "scrolling to an item adds its part to the loop",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.goto("/beyond-chat");
    await hydrated(page);
    for (const item of [1, 4, 2]) {
      await page.locator(`.loop__items > li:nth-child(${item})`).evaluate((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
      });
      await expect.poll(() => shown(page)).toBe(item);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => shown(page)).toBe(6);
  },
);

for (const width of [390, 1440])
  test(`at ${width} a part of the loop takes at most 420 pixels of scroll, and no number fades`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/beyond-chat");
    await hydrated(page);
    const items = page.locator(".loop__items > li");
    await items.nth(1).evaluate((item) => item.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(page.locator(".loop__part[data-state=planned]")).toHaveCount(4);
    const faded = await page
      .locator(".loop__part:has(.loop__number), .loop__part > .loop__number")
      .evaluateAll((all) => all.filter((label) => getComputedStyle(label).opacity !== "1").length);
    expect(faded).toBe(0);
    for (const item of await items.all()) expect((await item.boundingBox())?.height).toBeLessThanOrEqual(420);
  });
