import { pageUrls } from "~/content/pages";
import { site } from "~/content/site/site";
import { problems } from "../../support/browser/axe";
import {
  brokenWords,
  horizontalOverflow,
  overflowWithTextSpacing,
  smallTargets,
} from "../../support/browser/layout";
import { expect, gateIf, hydrated, test, visit } from "../../support/browser/test";

/** One page of each kind, with the modal: `npm test` opens these where `npm run test:all` opens all. */
const ONE_OF_EACH_KIND =
  `/ /about /services /data-analytics /banking-service /products /customer-service /career /demo
  /beyond-chat /landing /privacy /no-such-page /about?contact=message /about?contact=call`.split(/\s+/);

const urls = [...new Set([...pageUrls, ...ONE_OF_EACH_KIND])];

for (const url of urls)
  test(
    `${url} has its title, one main heading and no error, and axe, large text spacing and narrow screens find no fault`,
    gateIf(ONE_OF_EACH_KIND.includes(url)),
    async ({ page, consoleErrors }) => {
      await page.setViewportSize({ width: 1024, height: 844 });
      const response = await page.goto(url);
      const status = url === "/no-such-page" ? 404 : 200;
      expect(response?.status()).toBe(status);
      const title = await page.title();
      expect(title).toContain(` | ${site.brand}`);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", title);
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
      await hydrated(page);
      expect(await problems(page)).toEqual([]);
      for (const width of [1440, 1024, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await smallTargets(page), `at ${width}`).toEqual([]);
        expect(await horizontalOverflow(page), `at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await brokenWords(page)).toEqual([]);
      expect(await overflowWithTextSpacing(page)).toEqual([]);
      // The browser itself reports a 404.
      if (status === 200) expect(consoleErrors).toEqual([]);
    },
  );

for (const url of urls)
  test(`on ${url} at 320 axe finds no violation`, gateIf(url === "/about?contact=call"), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await visit(page, url);
    expect(await problems(page)).toEqual([]);
  });

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });
  for (const url of pageUrls)
    test(
      `${url} is scrolled to its end without an error on the console`,
      gateIf(url === "/"),
      async ({ page, consoleErrors }) => {
        await visit(page, url);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState();
        expect(consoleErrors).toEqual([]);
      },
    );
});

test("the sitemap and robots.txt name the public pages", async ({ request, site }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const url of pageUrls) expect(sitemap).toContain(`<loc>${site.url}${url}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
