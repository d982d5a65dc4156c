import { industries } from "~/content/industries/index";
import { inTurn, sides } from "../../support/browser/sides";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

const IN_GATE = ["/banking-service", "/fmcg-service"];

for (const { url, blocks } of industries)
  test(
    `${url}: six stories have their pictures, which swap sides in turn on wide screens, and stand above their texts on others`,
    nightlyUnless(IN_GATE.includes(url), "the same stories on another page"),
    async ({ page }) => {
      await page.goto(url);
      const stories = page.locator("#content article");
      await expect(stories).toHaveCount(blocks.length);
      // A scene lies across the page, with its text on it.
      const beside = inTurn(blocks.length).filter((_, index) => blocks[index]?.layout !== "scene");
      const rows = page.locator("#content .media-text__block");
      expect(await sides(rows, ".picture", ".media-text__text")).toEqual(beside);
      for (const row of await rows.all()) {
        const tops = await row
          .locator("> .picture, h2")
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
        expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(8);
      }
      for (const story of await stories.all()) {
        const picture = story.getByRole("img");
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      for (const width of [390, 820]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sides(stories, ".picture", ".media-text__text")).toEqual(blocks.map(() => "above"));
      }
    },
  );
