import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** How much of a piece is not drawn, in percent of its height, or of its width where it runs to one side. */
const undrawn = (page: Page, selector: string, pseudo: string) =>
  page.locator(selector).evaluate((element, pseudo) => {
    const { clipPath, display } = getComputedStyle(element, pseudo);
    if (display === "none") return Number.NaN;
    return Math.max(0, ...Array.from(clipPath.matchAll(/([\d.]+)%/g), ([, share]) => Number(share)));
  }, pseudo);
const beside = (page: Page) => undrawn(page, ".services-page__middle >> nth=0", "::before");
const throughSteps = (page: Page) => undrawn(page, ".steps", "::before");
/** The last piece: down to the first practice. */
const toPractice = (page: Page) => undrawn(page, ".service-cards > :first-child", "::before");

const middle = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });

test(
  "scrolling draws the three lines of the services page, down to the practices",
  nightly("an effect of scrolling"),
  async ({ page, javaScriptEnabled }) => {
    await page.goto("/services");
    if (javaScriptEnabled) await hydrated(page);
    await expect.poll(() => throughSteps(page)).toBe(100);
    expect(await toPractice(page)).toBe(100);
    await middle(page, ".services-page__middle >> nth=0");
    await expect.poll(() => throughSteps(page)).toBe(0);
    await expect.poll(() => beside(page)).toBeGreaterThan(0);
    await expect.poll(() => beside(page)).toBeLessThan(100);
    await middle(page, ".service-cards > :last-child");
    await expect.poll(() => toPractice(page)).toBe(0);
  },
);

test(
  "the three lines are complete from the start under reduced motion",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/services");
    expect([await throughSteps(page), await beside(page), await toPractice(page)]).toEqual([0, 0, 0]);
  },
);
