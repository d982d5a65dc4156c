import { filmRequests } from "../../support/browser/film-requests";
import { expect, test } from "../../support/browser/test";

test.use({ films: true });

for (const path of ["/", "/products"]) {
  test(`on ${path} the film plays in a native player`, async ({ page }) => {
    await page.goto(path);
    const film = page.locator(".film video").first();
    await expect(film).toBeVisible();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.mp4$/);
  });
}

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  for (const path of ["/", "/products"]) {
    test(`on ${path} the poster is shown without an empty player over it`, async ({ page }) => {
      const films = filmRequests(page);
      await page.goto(path);
      await expect(page.locator(".film img").first()).toBeVisible();
      for (const film of await page.locator(".film video").all()) await expect(film).toBeHidden();
      expect(films).toEqual([]);
    });
  }
});
