import { industries } from "~/content/industries/index";
import { sides } from "../../support/browser/sides";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

// The preload scanner looks at the screen.
const size = { width: 390, height: 844 };
test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true });

for (const { url, blocks } of industries)
  test(
    `${url}: on a phone each story has its own picture above its text, and the map is above all stories`,
    nightlyUnless(["/banking-service", "/fmcg-service"].includes(url), "the same stories on another page"),
    async ({ page }) => {
      await page.goto(url);
      const stories = page.locator(".media-text__block");
      expect(await sides(stories, ".picture", ".media-text__text")).toEqual(blocks.map(() => "above"));
      let end = await page
        .locator(".industry-map__viewer")
        .evaluate((element) => element.getBoundingClientRect().bottom);
      for (const story of await stories.all()) {
        const box = await story.evaluate((element) => element.getBoundingClientRect().toJSON());
        expect(box.top).toBeGreaterThanOrEqual(end);
        end = box.bottom;
      }
      for (const picture of await stories.getByRole("img").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    },
  );
