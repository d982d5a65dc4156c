import { expect, test } from "../../support/browser/test";

test("a polite live region stands in the page and in the dialog before anything is said", async ({
  page,
}) => {
  await page.goto("/about?contact=message");
  const regions = page.locator(".live-region");
  await expect(regions).toHaveCount(2);
  await expect(page.getByRole("dialog").locator(".live-region")).toHaveAttribute("aria-live", "polite");
  expect(await regions.allInnerTexts()).toEqual(["", ""]);
});
