import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** How much of each route is not drawn, as a share of its length. */
const undrawn = (page: Page) =>
  page.locator(".two-routes").evaluate((drawing) => {
    const of = (path: string) => {
      const element = drawing.querySelector(`${path}[pathLength]`);
      return element ? Number.parseFloat(getComputedStyle(element).strokeDashoffset) : Number.NaN;
    };
    return { long: of(".two-routes__long"), short: of(".two-routes__short") };
  });

/** @param bottom where in the window the drawing's lower edge is, as a share of its height */
const scrollTo = (page: Page, bottom: number) =>
  page.locator(".two-routes").evaluate((drawing, bottom) => {
    const top = drawing.getBoundingClientRect().bottom + window.scrollY - window.innerHeight * bottom;
    window.scrollTo({ top, behavior: "instant" });
  }, bottom);

test(
  "scrolling draws two routes, and the short one arrives first",
  nightly("an effect of scrolling"),
  async ({ page, javaScriptEnabled }) => {
    await page.goto("/about");
    if (javaScriptEnabled) await hydrated(page);
    await expect.poll(() => undrawn(page)).toEqual({ long: 1, short: 1 });
    await scrollTo(page, 0.9);
    await expect.poll(async () => (await undrawn(page)).short).toBe(0);
    expect((await undrawn(page)).long).toBeGreaterThan(0);
    await scrollTo(page, 0.5);
    await expect.poll(() => undrawn(page)).toEqual({ long: 0, short: 0 });
    await expect(page.getByRole("img", { name: /^A flag, and two routes to it/ })).toBeVisible();
  },
);

test(
  "two routes are complete from the start under reduced motion",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    expect(await undrawn(page)).toEqual({ long: 0, short: 0 });
  },
);

test(
  "on a phone each column of the comparison has its own picture instead",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await expect(page.locator(".two-routes")).toBeHidden();
    for (const name of [/long winding path/, /short straight path/])
      await expect(page.getByRole("img", { name })).toBeVisible();
  },
);
