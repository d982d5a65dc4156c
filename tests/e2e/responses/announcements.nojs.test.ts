import { expect, test } from "../../support/browser/test";

test("page and dialog have a polite live region before there is anything to announce", async ({ page }) => {
  await page.goto("/about?contact=message");
  const regions = page.locator(".live-region");
  await expect(regions).toHaveCount(2);
  await expect(page.getByRole("dialog").locator(".live-region")).toHaveAttribute("aria-live", "polite");
  expect(await regions.allInnerTexts()).toEqual(["", ""]);
});
