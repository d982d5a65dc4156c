import { topOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";

test("an indicator scrolls its section to 80 pixels under the top", async ({ page }) => {
  await page.goto("/customer-service");
  await page.getByRole("region", { name: "Sales enablement" }).getByRole("link", { name: /^04 / }).click();
  await expect(page).toHaveURL(/#section-4$/);
  const target = page.locator("#section-4");
  await expect.poll(() => topOf(target)).toBeLessThan(81);
  expect(await topOf(target)).toBeGreaterThan(79);
});
