import { pageUrls } from "~/content/pages";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

const gate = [...ONE_OF_EACH_KIND, "/no-such-page", "/about?contact=message", "/career?contact=call"];

for (const [name, urls, details] of [
  ["one of each kind", gate, {}],
  ["all others", pageUrls.filter((url) => !gate.includes(url)), nightly("more pages of the same kinds")],
] as const) {
  test(`no page scrolls sideways from 320 to 1920 pixels: ${name}`, details, async ({ page }) => {
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
