import type { CDPSession, Page } from "@playwright/test";
import { pageUrls } from "~/content/pages";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const VISITS = 50;

interface Metrics {
  listeners: number;
  nodes: number;
  heap: number;
}

/** On a page without a film: a film adds thirty listeners at an unpredictable moment. */
async function metrics(page: Page, session: CDPSession): Promise<Metrics> {
  await visit(page, "/privacy");
  await expect(page.locator("video")).toHaveCount(0);
  await page.waitForTimeout(500);
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics: all } = await session.send("Performance.getMetrics");
  const of = (name: string) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: of("JSEventListeners"), nodes: of("Nodes"), heap: of("JSHeapUsedSize") };
}

/** Navigates as a click on a link would, then scrolls down so that the page's animations start. */
async function visit(page: Page, url: string) {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(".mobile-menu__nav a[href='/about']");
    if (!link) throw new Error("no link to borrow");
    (window as unknown as { __remixRouter: { navigate(to: string): void } }).__remixRouter.navigate(href);
  }, url);
  await page.waitForURL((now) => now.pathname === url);
  await page.locator("main h1").first().waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (const part of [0.3, 0.7, 1]) {
      window.scrollTo({ top: part * document.body.scrollHeight, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}

/** How many tweens gsap still keeps alive. */
async function tweens(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("/_shared/") && name.endsWith(".js"));
    for (const script of new Set(scripts)) {
      for (const value of Object.values(await import(script)) as unknown[]) {
        const gsap = value as { globalTimeline?: { getChildren(): unknown[] } } | undefined;
        if (gsap?.globalTimeline) return gsap.globalTimeline.getChildren().length;
      }
    }
    return -1;
  });
}

test(
  "fifty navigations leave no listener and no tween behind, and memory stays level",
  nightly("fifty navigations"),
  async ({ page }) => {
    test.setTimeout(150_000);
    await page.goto("/landing");
    await hydrated(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    // Load every script and warm every cache before measuring.
    for (const url of ["/landing", "/customer-service", "/", "/about"]) await visit(page, url);
    const before = await metrics(page, session);
    for (let count = 0; count < VISITS; count += 1) {
      // Every second visit goes to the page with the most animations.
      await visit(page, count % 2 ? "/landing" : (pageUrls[count % pageUrls.length] ?? "/"));
    }
    const after = await metrics(page, session);
    test.info().annotations.push({ type: "metrics", description: JSON.stringify({ before, after }) });
    // The hero that was left last may still wait for its film: one, however many pages were visited.
    expect(after.listeners).toBeLessThan(before.listeners + VISITS / 2);
    expect(after.nodes).toBeLessThan(before.nodes * 1.1 + 200);
    expect(after.heap).toBeLessThan(before.heap * 1.3 + 2_000_000);
    expect(await tweens(page)).toBe(0);
  },
);
