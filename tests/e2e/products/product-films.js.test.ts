import { hydrated } from "../../support/browser/hydrated";
import { scriptLoaded } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.use({ films: true });

test("a product's film loads and plays only while the product is hovered or focused", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/heroes\/(?!home).*\.mp4$/.test(request.url())) films.push(request.url());
  });
  await page.goto("/");
  await hydrated(page);
  await scriptLoaded(page, "product-videos");
  const [first, second] = await page.locator(".product-list__item").all();
  await second?.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await second?.hover();
  const film = page.locator(".product-list__item video");
  await expect(film).toHaveCount(1);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await first?.getByRole("link").focus();
  await expect(page.locator(".product-list__item:first-child video")).toHaveCount(1);
  await expect(film).toHaveCount(1);
  await page.getByRole("link", { name: "Schedule now" }).focus();
  await expect(film).toHaveCount(0);
});

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test(
    "a hovered product keeps its poster",
    nightly("hero.js.test.ts has reduced motion"),
    async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
      await page.locator(".product-list__item").first().hover();
      await page.waitForTimeout(300);
      await expect(page.locator(".product-list__item video")).toHaveCount(0);
    },
  );
});
