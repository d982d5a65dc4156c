import type { Page } from "@playwright/test";
import { holdRequests, holdScripts } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { topOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";

// What lies below the screen waits until the page has loaded, or its visitor moves (styles/below-fold.css).

test("a visitor who moves before the page has loaded is not kept waiting", async ({ page }) => {
  await page.route("**/heroes/*.avif", () => {});
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await Promise.all([
    page.waitForRequest(/\/pictures\/about\//),
    page.mouse.move(300, 300).then(() => page.mouse.wheel(0, 300)),
  ]);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

/** Opens a page whose load waits until it is told; gives the paths that were asked for so far. */
async function openHeld(page: Page, path: string) {
  // The first picture is part of the page's load.
  const load = await holdRequests(page, /\/heroes\/.*\.avif|sales-enablement-.*\.avif/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { load, asked };
}

test("the font that only text below the screen needs waits until the page has loaded", async ({ page }) => {
  const { load, asked } = await openHeld(page, "/");
  const late = () => asked.filter((path) => path.includes("geist-mono"));
  await page.waitForTimeout(1000);
  expect(late()).toEqual([]);
  load();
  await expect.poll(late).toHaveLength(1);
});

test("an address with a hash opens at its place and stays there", async ({ page }) => {
  await page.goto("/#solutions");
  await hydrated(page);
  await page.waitForTimeout(1000);
  expect(Math.abs(await topOf(page.locator("#solutions")))).toBeLessThan(120);
});

test("reloading and Back come to the place that was left, before the scripts too", async ({ page }) => {
  await page.goto("/banking-service");
  await hydrated(page);
  const heading = page.locator("main h2").last();
  await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // Where the browser keeps a place, it does so at the end of a scroll.
  await page.waitForTimeout(500);
  const place = await topOf(heading);
  const isThere = async () => {
    await page.waitForTimeout(500);
    expect(Math.abs((await topOf(heading)) - place)).toBeLessThan(2);
  };
  await holdScripts(page);
  await page.reload();
  await isThere();
  await page.goto("/services");
  await page.goBack();
  await isThere();
});

for (const path of ["/about", "/products", "/landing"]) {
  test(`on ${path} pictures below the screen wait for the page's load, and nothing moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const { load, asked } = await openHeld(page, path);
    const pictures = () => asked.filter((one) => one.endsWith(".avif"));
    await page.waitForTimeout(1000);
    expect(pictures()).toHaveLength(1);
    load();
    await expect.poll(() => pictures().length).toBeGreaterThan(1);
    await expect(page.locator("html")).toHaveAttribute("data-loaded", "");
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}
