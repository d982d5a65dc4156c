import { expect, test } from "../../support/browser/test";

test("without scripts the dropdowns have no pictures and no gap for them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Solutions" }).click();
  const dropdown = page.locator("#menu-solutions");
  await expect(dropdown.locator("img")).toHaveCount(0);
  expect(await dropdown.evaluate((element) => element.clientWidth)).toBeLessThan(720);
});
