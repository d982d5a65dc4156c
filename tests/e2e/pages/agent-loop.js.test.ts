import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** How many parts of the loop can be seen well. */
const shown = (page: Page) =>
  page
    .locator(".loop__part")
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
