import { services } from "~/content/services/index";
import { inTurn, sides } from "../../support/browser/sides";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const { url, blocks } of services)
  test(
    `${url}: pictures and texts swap sides in turn; on a phone each picture is above its text`,
    nightlyUnless(url === "/data-analytics", "the same blocks on another page"),
    async ({ page }) => {
      const all = page.locator("#content .media-text__block:not([data-plain])");
      await page.goto(url);
      const isPlain = (_: unknown, index: number) => !blocks[index]?.layout;
      expect(await sides(all, ".picture", ".media-text__text")).toEqual(
        inTurn(blocks.length).filter(isPlain),
      );
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sides(all, ".picture", ".media-text__text")).toEqual(
        blocks.filter(isPlain).map(() => "above"),
      );
    },
  );
