import type { Page } from "@playwright/test";
import { holdRequests, holdScripts } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { topOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

// The rules under test are in app/styles/below-fold.css.

test(
  "pictures below the fold load at once if the visitor scrolls before the page has loaded",
  nightly("about one moment of a slow load"),
  async ({ page }) => {
    await page.route("**/heroes/*.avif", () => {});
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await Promise.all([
      page.waitForRequest(/\/pictures\/about\//),
      page.mouse.move(300, 300).then(() => page.mouse.wheel(0, 300)),
    ]);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  },
);

/** Opens a page and holds its load event until `load` is called; `requested` collects the requested paths. */
async function openWithHeldLoad(page: Page, path: string) {
  // The first picture is part of the page's load.
  const load = await holdRequests(page, /\/heroes\/.*\.avif|sales-enablement-.*\.avif/);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { load, requested };
}

test(
  "the font that only text below the fold uses is requested after the page has loaded",
  nightly("about one moment of a slow load"),
  async ({ page }) => {
    const { load, requested } = await openWithHeldLoad(page, "/");
    const fontRequests = () => requested.filter((path) => path.includes("geist-mono"));
    await page.waitForTimeout(1000);
    expect(fontRequests()).toEqual([]);
    load();
    await expect.poll(fontRequests).toHaveLength(1);
  },
);

test(
  "an address with a hash opens at its target and stays there",
  nightly("header.js.test.ts opens the same address"),
  async ({ page }) => {
    await page.goto("/#solutions");
    await hydrated(page);
    await page.waitForTimeout(1000);
    expect(Math.abs(await topOf(page.locator("#solutions")))).toBeLessThan(120);
  },
);

test(
  "reloading and Back restore the scroll position, also before the scripts have loaded",
  nightly("smooth-scroll.js.test.ts returns to a position"),
  async ({ page }) => {
    await page.goto("/banking-service");
    await hydrated(page);
    const heading = page.locator("main h2").last();
    await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    // The browser stores the scroll position when scrolling has ended.
    await page.waitForTimeout(500);
    const position = await topOf(heading);
    const expectPosition = async () => {
      await page.waitForTimeout(500);
      expect(Math.abs((await topOf(heading)) - position)).toBeLessThan(2);
    };
    await holdScripts(page);
    await page.reload();
    await expectPosition();
    await page.goto("/services");
    await page.goBack();
    await expectPosition();
  },
);

for (const path of ["/about", "/products"]) {
  test(
    `on ${path} pictures below the fold are requested after the page has loaded, without layout shift`,
    nightlyUnless(path === "/about", "the same rule on another page"),
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      const { load, requested } = await openWithHeldLoad(page, path);
      const pictures = () => requested.filter((one) => one.endsWith(".avif"));
      await page.waitForTimeout(1000);
      expect(pictures()).toHaveLength(1);
      load();
      await expect.poll(() => pictures().length).toBeGreaterThan(1);
      await expect(page.locator("html")).toHaveAttribute("data-loaded", "");
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    },
  );
}
