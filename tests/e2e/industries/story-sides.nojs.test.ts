import { industries } from "~/content/industries/index";
import { inTurn, sides } from "../../support/browser/sides";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const { url, blocks } of industries)
  test(
    `${url}: without scripts the stories' pictures and texts swap sides in turn`,
    nightlyUnless(["/banking-service", "/fmcg-service"].includes(url), "the same stories on another page"),
    async ({ page }) => {
      await page.goto(url);
      const stories = page.locator(".media-text__block");
      expect(await sides(stories, ".picture", ".media-text__text")).toEqual(inTurn(blocks.length));
    },
  );
