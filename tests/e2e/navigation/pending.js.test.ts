import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

const SCRIPTS = /\/build\/.*(about|contact-modal)-[A-Z0-9]+\.js/;

for (const [name, url, shown] of [
  ["About", /\/about$/, "heading"],
  ["Contact", /\/career\?contact=message$/, "dialog"],
] as const) {
  test(
    `while the scripts for ${name} are held up a bar is shown at once, and after 4 seconds the browser loads the address`,
    nightlyUnless(name === "About", "the same wait of four seconds"),
    async ({ page }) => {
      await page.goto("/career");
      await hydrated(page);
      await holdRequests(page, SCRIPTS);
      await page.evaluate(() => Object.assign(window, { first: true }));
      await page.getByRole("banner").getByRole("link", { name, exact: true }).first().click();
      const clicked = Date.now();
      const bar = page.getByRole("progressbar", { name: "Loading" });
      await expect(bar).toBeVisible({ timeout: 1000 });
      await page.waitForFunction(() => !("first" in window), null, { timeout: 10_000 });
      expect(Date.now() - clicked).toBeGreaterThan(3500);
      expect(Date.now() - clicked).toBeLessThan(7000);
      await expect(page).toHaveURL(url);
      await expect(page.getByRole(shown).first()).toBeVisible();
    },
  );
}

test("the pending bar shows above the mobile menu too", nightly("a matter of looks"), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/career");
  await hydrated(page);
  await holdRequests(page, /\.data/);
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await expect(bar).toBeVisible({ timeout: 1000 });
  const onTop = await page.evaluate(() => document.elementFromPoint(10, 2)?.className);
  expect(onTop).toContain("pending-bar");
});
