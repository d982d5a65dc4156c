import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test("a product's film loads and plays only while the product is hovered or focused", async ({ page }) => {
  const films = requestsFor(page, /heroes\/(?!home).*\.mp4$/);
  await visit(page, "/");
  const [first, second] = await page.locator(".product-list__item").all();
  await second?.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  const film = page.locator(".product-list__item video");
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await second?.hover();
      return film.count();
    })
    .toBe(1);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await first?.getByRole("link").focus();
  await expect(page.locator(".product-list__item:first-child video")).toHaveCount(1);
  await page.getByRole("link", { name: "Schedule now" }).focus();
  await expect(film).toHaveCount(0);
});

test("a section's film is fetched and plays only while it is shown", async ({ page }) => {
  const films = requestsFor(page, /\/loops\/.*\.mp4$/);
  await visit(page, "/customer-service");
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.scrollIntoViewIfNeeded();
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
