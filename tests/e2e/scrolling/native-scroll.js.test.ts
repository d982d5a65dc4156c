import { hydrated } from "../../support/browser/hydrated";
import { still, topOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("the browser scrolls natively, and hashes keep their offset", nightly("timing"), async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("link", { name: "Scroll to Explore" }).click();
    await still(page);
    expect(await topOf(page.locator("#content"))).toBeCloseTo(80, 0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("link", { name: "Scroll to Explore" }).click();
    await expect.poll(() => topOf(page.locator("#content"))).toBeCloseTo(80, 0);
    expect(
      await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
    ).not.toContainEqual(expect.stringMatching(/scroller-|reveals-/));
  });
});
