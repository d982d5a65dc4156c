import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test.use({ films: true });

test("a section's film is fetched and plays only while it is shown", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/loops/") && request.url().endsWith(".mp4")) films.push(request.url());
  });
  await page.goto("/customer-service");
  await hydrated(page);
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("video")).toHaveCount(0);
  expect(films).toEqual([]);

  await section.getByText("VIDEO").click();
  const film = section.locator("video");
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true);
  await section.getByText("DETAILS").click();
  await expect.poll(paused).toBe(true);
  await section.getByText("VIDEO").click();
  await expect.poll(paused).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(paused).toBe(true);
});
