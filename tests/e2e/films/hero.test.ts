import { expect, test } from "../../support/browser/test";

// Otherwise the hint waits for the film.
test.use({ reducedMotion: "reduce" });

test("'Scroll to Explore' scrolls the content to 80 pixels under the top", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: "Scroll to Explore" }).click();
  await expect(page).toHaveURL(/\/services#content$/);
  await expect
    .poll(() =>
      page.locator("#content").evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBe(80);
});
