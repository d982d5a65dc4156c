import { expect, test } from "../../support/browser/test";

test("without scripts each detail has its hotspot of the interface beside it", async ({ page }) => {
  await page.goto("/contract-lifecycle");
  const section = page.getByRole("region", { name: "Drafting" });
  await expect(section.getByRole("img")).toBeVisible();
  const details = section.locator(".interface-tour__details > div");
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
