import type { Page } from "@playwright/test";
import { expectAtOffset, scrolled } from "../../support/browser/motion";
import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

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

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  for (const browser of ["with", "without"])
    test(`in a browser ${browser} view transitions a tile leads to its story, and Back to the map`, async ({
      page,
      javaScriptEnabled,
    }) => {
      if (browser === "without")
        await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
      const scripts = requestsFor(page, /\/tiles-/);
      await visit(page, "/banking-service");
      if (javaScriptEnabled) await expect.poll(() => scripts.length).toBe(1);
      const entries = await page.evaluate(() => history.length);
      for (const number of [2, 5]) {
        const story = page.locator(`#place-${number}`);
        if (number === 2) await page.mouse.click(...(await pointOf(page, number)));
        else
          await places(page)
            .nth(number - 1)
            .press("Enter");
        await expect(page).toHaveURL(new RegExp(`#place-${number}$`));
        await expectAtOffset(story);
        await expect(page.locator("[data-growing]")).toHaveCount(0);
        if (javaScriptEnabled) await expect(story).toBeFocused();
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
        await page.goBack();
        await expect(page).toHaveURL(/banking-service$/);
        await expect.poll(() => scrolled(page)).toBe(0);
      }
    });
});

test("a phone fetches small landscapes only", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched = requestsFor(page, /\/landscapes\//);
  await page.goto("/banking-service");
  await page.locator("#place-6").scrollIntoViewIfNeeded();
  await expect(page.locator("#place-6").getByRole("img")).toBeInViewport();
  // The next industry's stands below and may be fetched too.
  expect(fetched[0]).toMatch(/\/banking-800\.avif$/);
  expect(fetched.filter((url) => !url.endsWith("-800.avif"))).toEqual([]);
});
