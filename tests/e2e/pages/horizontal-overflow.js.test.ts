import { pageUrls } from "~/content/pages";
import { expect, test } from "../../support/browser/test";

for (const width of [320, 768, 1024, 1920]) {
  test(`no page scrolls sideways at ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const url of [...pageUrls, "/no-such-page", "/about?contact=message", "/career?contact=call"]) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, url).toBeLessThanOrEqual(0);
    }
  });
}
