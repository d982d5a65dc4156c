import { expect, test } from "../../support/browser/test";

test("on a phone each detail has its still above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contract-lifecycle");
  const details = page.getByRole("region", { name: "Drafting" }).locator("dl > div");
  await expect(details).toHaveCount(4);
  for (const [index, detail] of (await details.all()).entries()) {
    const still = detail.locator("img");
    await still.scrollIntoViewIfNeeded();
    await expect(still).toBeInViewport();
    await expect(still).toHaveAttribute("src", new RegExp(`drafting-${index + 1}-`));
    await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});
