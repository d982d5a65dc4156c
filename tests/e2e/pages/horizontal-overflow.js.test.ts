import { industries } from "~/content/industries/index";
import { pageUrls } from "~/content/pages";
import { products } from "~/content/products/index";
import { services } from "~/content/services/index";
import { expect, test } from "../../support/browser/test";

const listed = Object.entries({ industries, services, products }).map(
  ([name, pages]) => [name, pages.map(({ url }): string => url)] as const,
);
const single = pageUrls.filter((url) => !listed.some(([, urls]) => urls.includes(url)));
const unlisted = ["/no-such-page", "/about?contact=message", "/career?contact=call"];

for (const [name, urls] of [...listed, ["all others", [...single, ...unlisted]] as const]) {
  test(`no page scrolls sideways from 320 to 1920 pixels: ${name}`, async ({ page }) => {
    test.slow();
    for (const url of urls) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
      for (const width of [320, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${url} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}
