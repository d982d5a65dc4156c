import { expect, test } from "../../support/browser/test";

// One page of each kind; pages.js.test.ts opens all of them.
for (const url of [
  "/",
  "/about",
  "/services",
  "/career",
  "/customer-service",
  "/banking-service",
  "/landing",
]) {
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
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
