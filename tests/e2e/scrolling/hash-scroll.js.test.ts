import { hydrated } from "../../support/browser/hydrated";
import { still, topOf } from "../../support/browser/motion";
import { expectSmooth, movementAfter } from "../../support/browser/movement";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  // Lenis has started.
  await page.locator("html.lenis").waitFor();
});

test(
  "a link to a hash is scrolled to after 0.1 seconds, in 1.2 seconds, to 80 pixels under the top, and again when it is current",
  nightly("timing"),
  async ({ page }) => {
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await still(page);
      expectSmooth(
        await movementAfter(page, () => {
          document.querySelector<HTMLElement>("footer a[href='/#solutions']")?.click();
        }),
      );
      expect(await topOf(page.locator("#solutions"))).toBeCloseTo(80, 0);
    }
  },
);

test("a typed hash, Back and Forward go where the browser takes them", async ({ page }) => {
  const at = (id: string) => expect.poll(async () => Math.round(await topOf(page.locator(id)))).toBe(80);
  for (const hash of ["#services", "#solutions"]) {
    await page.evaluate((target) => {
      location.hash = target;
    }, hash);
    await at(hash);
  }
  await page.goBack();
  await at("#services");
  await page.goForward();
  await at("#solutions");
});
