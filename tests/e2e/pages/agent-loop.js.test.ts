import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

const opacities = (page: Page) =>
  page
    .locator(".loop__part")
    .evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).opacity)));

/** Where the case is on the loop, in degrees. */
const caseAt = (page: Page) =>
  page.locator(".loop__case").evaluate((element) => {
    const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
    return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  });

async function read(page: Page, item: number) {
  await page.locator(`.loop__items > li:nth-child(${item})`).evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });
    test("each item adds its part to the loop and lights it, and scrolling back takes it away", async ({
      page,
    }) => {
      await page.goto("/beyond-chat");
      await hydrated(page);
      expect(await opacities(page)).toEqual([1, 1, 1, 1, 1, 1]);
      await read(page, 1);
      await expect.poll(() => opacities(page)).toEqual([1, 0.14, 0.14, 0.14, 0.14, 0.14]);
      await expect.poll(() => caseAt(page)).toBe(180);
      await read(page, 4);
      await expect.poll(() => opacities(page)).toEqual([0.6, 0.6, 0.6, 1, 0.14, 0.14]);
      await expect(page.locator(".loop__drawing")).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole("heading", { name: "Rollback" })).toBeInViewport({ ratio: 0.99 });
      await read(page, 2);
      await expect.poll(() => opacities(page)).toEqual([0.6, 1, 0.14, 0.14, 0.14, 0.14]);
      await expect.poll(() => caseAt(page)).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => opacities(page)).toEqual([1, 1, 1, 1, 1, 1]);
    });
  });
}

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("the loop is complete and still", async ({ page }) => {
    await page.goto("/beyond-chat");
    await hydrated(page);
    for (const item of [1, 3, 6]) {
      await read(page, item);
      await page.waitForTimeout(200);
      expect(await opacities(page)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(await caseAt(page)).toBe(180);
    }
  });
});
