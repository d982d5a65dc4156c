import { filmRequests } from "../../support/browser/film-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test.use({ films: true });

test("the hero's film is requested after the page has loaded, and plays", async ({ page }) => {
  const requests = filmRequests(page);
  await page.goto("/");
  expect(requests).toEqual([]);
  await hydrated(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

for (const [width, size] of [
  [390, 576],
  [1440, 1280],
  [1920, 1920],
] as const) {
  test(`a screen of ${width} pixels takes the film and the poster of ${size}`, async ({ page }) => {
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
  });
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

  test("a film that is asked for plays, with the browser's controls", async ({ page }) => {
    await page.goto("/customer-service");
    await hydrated(page);
    const section = page.getByRole("region", { name: "SOP consistency" });
    await section.getByText("VIDEO", { exact: true }).click();
    const film = section.locator("video");
    await expect(film).toHaveAttribute("controls");
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
    await expect(section.getByRole("button", { name: "Pause" })).toHaveCount(0);
  });
});

test("no film is requested when the browser saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requests = filmRequests(page);
  await page.goto("/");
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});
