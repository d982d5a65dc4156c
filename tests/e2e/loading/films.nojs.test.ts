import { filmRequests } from "../../support/browser/film-requests";
import { expect, test } from "../../support/browser/test";

test.use({ films: true });

// Without scripts a native player stands over each film's poster (specification §9).

for (const path of ["/", "/products"]) {
  test(`on ${path} the film plays by itself`, async ({ page }) => {
    await page.goto(path);
    const film = page.locator(".film video").first();
    await expect(film).toBeVisible();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\.mp4$/);
  });
}

test.describe("when motion is not wanted", () => {
  test.use({ reducedMotion: "reduce" });
  for (const path of ["/", "/products"]) {
    test(`on ${path} the poster is seen, and no empty player over it`, async ({ page }) => {
      const films = filmRequests(page);
      await page.goto(path);
      await expect(page.locator(".film img").first()).toBeVisible();
      for (const film of await page.locator(".film video").all()) await expect(film).toBeHidden();
      expect(films).toEqual([]);
    });
  }
});
