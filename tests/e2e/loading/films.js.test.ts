import { filmRequests } from "../../support/browser/film-requests";
import { holdScripts } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

test.use({ films: true });

for (const path of ["/services", "/products"]) {
  test(`the first film of ${path} starts by itself after load, and its buttons work without the page's scripts`, async ({
    page,
  }) => {
    await holdScripts(page);
    const requests = filmRequests(page);
    let atLoad: string[] | undefined;
    page.on("load", () => {
      atLoad = [...requests];
    });
    await page.goto(path);
    const film = page.locator(".video video").first();
    await expect(film).toHaveJSProperty("paused", false);
    expect(atLoad).toEqual([]);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(film).toHaveJSProperty("paused", true);
    await page.getByRole("button", { name: "Play" }).click();
    await expect(film).toHaveJSProperty("paused", false);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  });
}

test("hydration leaves the film, paused and unmuted, as it is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/services");
  const film = page.locator(".hero video");
  await page.getByRole("button", { name: "Unmute" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  const element = await film.elementHandle();
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  release();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mute", exact: true })).toBeVisible();
  await expect(film).toHaveJSProperty("muted", false);
  expect(await time()).toBe(before);
  expect(await element?.evaluate((video) => video.isConnected)).toBe(true);
});

test("a film that something else stops waits for its button, also when the page hydrates", async ({
  page,
}) => {
  await page.goto("/services");
  const film = page.locator(".hero video");
  await expect(film).toHaveJSProperty("paused", false);
  // As a phone that saves power does.
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await hydrated(page);
  // The observers that play what is in view have been called.
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
