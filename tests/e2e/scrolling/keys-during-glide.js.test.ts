import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { scrolled, still } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** Presses a key while the page glides to a section; returns how far the key scrolled. */
async function pressDuringGlide(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>("footer a[href='/#solutions']")?.click();
    window.addEventListener("keydown", () => Object.assign(window, { pressedAt: scrollY }), { once: true });
  });
  await page.waitForFunction(() => scrollY > 300);
  await page.keyboard.press(key);
  await still(page);
  return page.evaluate(() => scrollY - (window as unknown as { pressedAt: number }).pressedAt);
}

for (const key of ["Home", "End", "PageDown", "PageUp"]) {
  test(`${key} during a glide ends where it does at rest`, nightly("timing"), async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.locator("html.lenis").waitFor();
    await still(page);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await page.keyboard.press(key);
    await expect.poll(() => scrolled(page)).not.toBe(2000);
    await still(page);
    const atRest = await scrolled(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const distance = await pressDuringGlide(page, key);
    if (key.startsWith("Page")) expect(distance).toBeCloseTo(atRest - 2000, 0);
    else expect(await scrolled(page)).toBe(atRest);
  });
}
