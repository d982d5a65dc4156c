import { expect, test } from "../../support/browser/test";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

for (const url of ONE_OF_EACH_KIND) {
  test(`${url} has its landmarks and no console error`, async ({ page, consoleErrors }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const role of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    expect(consoleErrors).toEqual([]);
  });
}

test("an unknown address gets status 404 and a link to the home page", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "page not found" })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
