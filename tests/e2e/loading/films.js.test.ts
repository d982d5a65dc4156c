import { filmRequests } from "../../support/browser/film-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

test.use({ films: true });

test("the first film starts by itself after load, and a pause outlasts scrolling away and back", async ({
  page,
}) => {
  const requests = filmRequests(page);
  let atLoad: string[] | undefined;
  page.on("load", () => {
    atLoad = [...requests];
  });
  await page.goto("/services");
  const film = page.locator(".video video").first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(atLoad).toEqual([]);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(film).toHaveJSProperty("paused", true);
  for (const top of [2000, 0])
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(film).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(film).toHaveJSProperty("paused", false);
});

for (const [width, size] of [
  [390, 576],
  [1440, 1280],
  [1920, 1920],
] as const) {
  test(
    `a screen of ${width} pixels takes the film and the poster of ${size}`,
    nightlyUnless(width === 390, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const films = filmRequests(page);
      await page.goto("/");
      const poster = page.locator(".video__poster").first();
      await expect(poster).toHaveJSProperty("complete", true);
      expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        `home-${size}.avif`,
      );
      await hydrated(page);
      await expect.poll(() => films.length).toBeGreaterThan(0);
      expect(new Set(films.map((url) => url.match(/heroes\/home-(\d+)/)?.[1]))).toEqual(new Set([`${size}`]));
    },
  );
}

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("no film is requested", async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto("/");
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
  });
});

test(
  "no film is requested when the browser saves data",
  nightly("by the same switch as reduced motion"),
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const requests = filmRequests(page);
    await page.goto("/");
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
  },
);
