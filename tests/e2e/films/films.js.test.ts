import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test("the film starts muted by itself after load, its buttons mute and pause it, and a pause outlasts scrolling away and back", async ({
  page,
}) => {
  const requests = requestsFor(page, /\.mp4$/);
  let atLoad: string[] | undefined;
  page.on("load", () => {
    atLoad = [...requests];
  });
  await page.goto("/services");
  const film = page.locator(".hero video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(atLoad).toEqual([]);
  await expect(film).toHaveJSProperty("muted", true);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Unmute");
  await expect(film).toHaveJSProperty("muted", false);
  await press("Mute");
  await expect(film).toHaveJSProperty("muted", true);
  await press("Pause");
  await expect(film).toHaveJSProperty("paused", true);
  // Away and back within two long frames, so that an observer may hear of both at once.
  await page.evaluate(async () => {
    for (const top of [2000, 0]) {
      await new Promise(requestAnimationFrame);
      window.scrollTo({ top, behavior: "instant" });
      for (const begun = performance.now(); performance.now() - begun < 60; );
    }
    await new Promise((done) => setTimeout(done, 200));
  });
  await expect(film).toHaveJSProperty("paused", true);
  await press("Play");
  await expect(film).toHaveJSProperty("paused", false);
});

test("a section's film fills the screen of a phone by its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/digital-products");
  const section = page.getByRole("region", { name: "Transparency" });
  await section.getByText("VIDEO").click();
  await section.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe("video");
});

test("when the browser saves data no film is requested, nor the page of a link that is pointed at", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requests = requestsFor(page, /\.mp4$|about\.data$|routes\/about-/);
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});
