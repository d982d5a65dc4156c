import { pageUrls } from "~/content/pages";
import { expect, test } from "../../support/browser/test";
import { send } from "../../support/http";
import type { Site } from "../../support/servers/site";

// The cache's rules are tested in tests/integration/http/page-cache.test.ts.

/** Only responses from the cache carry an ETag. */
const isCached = async (site: Site, path: string, headers: Record<string, string> = {}) =>
  (await send(`${site.url}${path}`, { headers })).headers.etag !== undefined;

test("every public page and its data are cached, except the one that sets a cookie", async ({ site }) => {
  for (const url of pageUrls) {
    const data = url === "/" ? "/_root.data" : `${url}.data`;
    for (const path of [url, data]) {
      expect(await isCached(site, path), path).toBe(url !== "/career");
    }
  }
  for (const path of ["/?contact=call", "/no-such-page", "/no-such-page.data"]) {
    expect(await isCached(site, path), path).toBe(false);
  }
});

test("a browser that has the page gets a response without a body", async ({ page }) => {
  await page.goto("/about");
  const again = await page.goto("/about");
  const sizes = await again?.request().sizes();
  expect(sizes?.responseBodySize).toBe(0);
  expect(sizes?.responseHeadersSize).toBeLessThan(400);
});

test("while the web fonts load, their fallbacks are as wide, so that the page keeps its height", async ({
  page,
}) => {
  const size = () =>
    page.evaluate(() => {
      const width = (selector: string) => {
        const range = document.createRange();
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) return Number.NaN;
        // On one line: where lines break, a pixel can decide.
        element.style.whiteSpace = "nowrap";
        range.selectNodeContents(element);
        const { width } = range.getBoundingClientRect();
        element.style.whiteSpace = "";
        return width;
      };
      return { heading: width("h1"), lead: width(".hero__lead") };
    });
  let release = () => {};
  // One promise for all: Firefox asks for some of the fonts only after the first have come.
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await size();
  expect(await page.evaluate(() => document.fonts.check('1em "Funnel Display"'))).toBe(false);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Funnel Display"'))).toBe(true);
  const after = await size();
  for (const part of ["heading", "lead"] as const) {
    expect(before[part] / after[part]).toBeGreaterThan(0.94);
    expect(before[part] / after[part]).toBeLessThan(1.06);
  }
});
