import type { Page } from "@playwright/test";
import { expectAtOffset, scrolled } from "../../support/browser/motion";
import { expect, test, visit } from "../../support/browser/test";

const places = (page: Page) => page.getByRole("navigation", { name: "Places" }).getByRole("link");

/** A point of a tile that is far from its number, which stands at the tile's front. */
async function pointOf(page: Page, number: number) {
  const box = await page
    .locator(".industry-map__tile polygon")
    .nth(number - 1)
    .boundingBox();
  if (!box) throw new Error(`no tile ${number}`);
  return [box.x + box.width / 2, box.y + box.height / 3] as const;
}

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a tile leads to its story, and Back to the map", async ({ page, javaScriptEnabled }) => {
    await visit(page, "/banking-service");
    const entries = await page.evaluate(() => history.length);
    for (const number of [2, 5]) {
      const story = page.locator(`#place-${number}`);
      if (number === 2) await page.mouse.click(...(await pointOf(page, number)));
      else
        await places(page)
          .nth(number - 1)
          .press("Enter");
      await expect(page).toHaveURL(new RegExp(`#place-${number}$`));
      await expectAtOffset(story);
      if (javaScriptEnabled) await expect(story.getByRole("heading").first()).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await expect(page).toHaveURL(/banking-service$/);
      await expect.poll(() => scrolled(page)).toBe(0);
      if (javaScriptEnabled && number === 5) await expect(places(page).nth(4)).toBeFocused();
    }
  });
});
