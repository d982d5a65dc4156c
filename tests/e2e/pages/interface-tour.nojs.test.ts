import { expect, test } from "../../support/browser/test";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone without scripts each detail has its hotspot of the interface below it", async ({ page }) => {
  await page.goto("/contract-lifecycle");
  const section = page.getByRole("region", { name: "Drafting" });
  await expect(section.getByRole("img")).toBeVisible();
  const details = section.locator("dl > div");
  await expect(details).toHaveCount(4);
  const views = new Set<string | null>();
  for (const detail of await details.all()) {
    const still = detail.locator("svg");
    await still.scrollIntoViewIfNeeded();
    await expect(still).toBeInViewport();
    views.add(await still.getAttribute("viewBox"));
    const href = await still.locator("image").getAttribute("href");
    expect((await page.request.get(href ?? "")).status()).toBe(200);
  }
  expect(views.size).toBe(4);
});
