import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("while another page is loading a bar is shown, above the mobile menu too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/career");
  await hydrated(page);
  const release = await holdRequests(page, /\.data/);
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await expect(bar).toBeVisible({ timeout: 1000 });
  expect(await page.evaluate(() => document.elementFromPoint(10, 2)?.className)).toContain("pending-bar");
  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(bar).toHaveCount(0);
});
