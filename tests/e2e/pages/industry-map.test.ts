import type { Page } from "@playwright/test";
import { requestsFor } from "../../support/browser/requests";
import { expect, test } from "../../support/browser/test";

const places = (page: Page) => page.getByRole("navigation", { name: "Places" }).getByRole("link");

/** A point of a tile that is far from its number, which stands at the tile's front. */
async function pointOf(page: Page, number: number) {
  const box = await page
    .locator(".industry-map__tile polygon")
    .nth(number - 1)
    .boundingBox();
  if (!box) throw new Error(`no tile ${number}`);
  return [box.x + box.width / 2, box.y + box.height / 3] as const;
}

/** How dark the landscape is around each tile. */
const dark = (page: Page) =>
  page
    .locator(".industry-map__tile path")
    .evaluateAll((all) => all.map((element) => Number(getComputedStyle(element).opacity)));

test("pointer and keyboard light a tile in its own shape, and it leads to its story", async ({ page }) => {
  await page.goto("/banking-service");
  await expect.poll(() => dark(page)).toEqual([0, 0, 0, 0, 0, 0]);
  await places(page).nth(3).hover();
  await expect.poll(() => dark(page)).toEqual([0, 0, 0, 0.6, 0, 0]);
  await page.mouse.move(...(await pointOf(page, 2)));
  await expect.poll(() => dark(page)).toEqual([0, 0.6, 0, 0, 0, 0]);
  await page.mouse.click(...(await pointOf(page, 2)));
  await expect(page).toHaveURL(/#place-2$/);
  await expect(page.locator("#place-2").getByRole("heading")).toBeInViewport();

  await page.mouse.move(0, 0);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").focus();
  for (let place = 1; place <= 5; place += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(() => dark(page)).toEqual([1, 2, 3, 4, 5, 6].map((one) => (one === place ? 0.6 : 0)));
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#place-5$/);
  await expect(page.locator("#place-5").getByRole("heading")).toBeInViewport();
});

test("a phone fetches the small landscape only", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched = requestsFor(page, /\/landscapes\//);
  await page.goto("/banking-service");
  await page.locator("#place-6").scrollIntoViewIfNeeded();
  await expect(page.locator("#place-6").getByRole("img")).toBeInViewport();
  // The page's own, perhaps followed by that of the next industry.
  expect(fetched).toContainEqual(expect.stringMatching(/banking-800\.avif$/));
  expect(fetched).not.toContainEqual(expect.not.stringMatching(/-800\.avif$/));
});
