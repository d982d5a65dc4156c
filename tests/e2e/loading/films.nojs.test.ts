import { filmRequests } from "../../support/browser/film-requests";
import { expect, test } from "../../support/browser/test";

test.use({ films: true });

for (const path of ["/", "/products"]) {
  test(`on ${path} the film plays in a native player`, async ({ page }) => {
    await page.goto(path);
    const film = page.locator(".video video").first();
    await expect(film).toBeVisible();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.mp4$/);
  });
}

for (const [width, size] of [
  [390, 576],
  [1440, 1280],
  [1920, 1920],
] as const) {
  test(`a screen of ${width} pixels takes the film of ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const films = filmRequests(page);
    await page.goto("/");
    await expect(page.locator(".video video").first()).toBeVisible();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(new Set(films.map((url) => url.match(/heroes\/home-(\d+)/)?.[1]))).toEqual(new Set([`${size}`]));
  });
}

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  for (const path of ["/", "/products"]) {
    test(`on ${path} the poster is shown without an empty player over it`, async ({ page }) => {
      const films = filmRequests(page);
      await page.goto(path);
      await expect(page.locator(".video img").first()).toBeVisible();
      for (const film of await page.locator(".video video").all()) await expect(film).toBeHidden();
      expect(films).toEqual([]);
    });
  }
});
