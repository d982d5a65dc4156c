import { pageUrls } from "~/content/pages";
import { site } from "~/content/site/site";
import { problems } from "../../support/browser/axe";
import { expect, gateIf, hydrated, test, visit } from "../../support/browser/test";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

const isModal = (url: string) => url.includes("?contact");
/** One page of each kind, and the modal's call on a phone; its message is in states.js.test.ts. */
const isInGate = (url: string, width: number) =>
  width === 320 ? url === "/about?contact=call" : ONE_OF_EACH_KIND.includes(url) && !isModal(url);

// One page after the other in the same tab, as a visitor sees them: a tab of its own for each costs as much as the page.
for (const width of [1024, 320])
  for (const inGate of [true, false]) {
    const title = `${inGate ? "of each kind of page one" : "every other page"} at ${width} has its title, one main heading, no error and no sideways scroll, and axe finds no violation`;
    test(title, gateIf(inGate), async ({ page, consoleErrors }) => {
      const urls = [...new Set([...pageUrls, ...ONE_OF_EACH_KIND])];
      test.setTimeout(urls.length * 10_000);
      await page.setViewportSize({ width, height: 844 });
      for (const url of urls) if (isInGate(url, width) === inGate) await test.step(url, () => check(url));

      async function check(url: string) {
        const status = url === "/no-such-page" ? 404 : 200;
        const response = await page.goto(url);
        expect(response?.status()).toBe(status);
        // Only responses from the cache carry an ETag; a form's page sets a cookie.
        const isCached = status === 200 && url !== "/career" && !isModal(url);
        expect(response?.headers().etag !== undefined).toBe(isCached);
        expect(await page.title()).toContain(` | ${site.brand}`);
        await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
        await hydrated(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over).toBeLessThanOrEqual(0);
        expect(await problems(page)).toEqual([]);
        // The browser itself reports a 404.
        if (status === 200) expect(consoleErrors).toEqual([]);
        consoleErrors.length = 0;
      }
    });
  }

test.describe("with films and movement", () => {
  test.use({ reducedMotion: "no-preference" });
  for (const url of pageUrls)
    test(
      `${url} is scrolled to its end without an error on the console`,
      gateIf(url === "/"),
      async ({ page, consoleErrors }) => {
        await visit(page, url);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        expect(consoleErrors).toEqual([]);
      },
    );
});

test("the sitemap and robots.txt name the public pages", async ({ request, site }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const url of pageUrls) expect(sitemap).toContain(`<loc>${site.url}${url}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("every page describes itself to search engines and in previews", async ({ request }) => {
  for (const url of pageUrls) {
    const html = await (await request.get(url)).text();
    const [, title] = /<title>([^<]+)/.exec(html) ?? [];
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    expect(description?.length, url).toBeGreaterThanOrEqual(70);
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(`<meta property="og:description" content="${description}"/>`);
    const [, graph = ""] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(graph)["@graph"].length, url).toBeGreaterThanOrEqual(url === "/" ? 2 : 3);
  }
});
