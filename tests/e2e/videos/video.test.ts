import { requestsFor } from "../../support/browser/requests";
import { expect, gateIf, test, visit } from "../../support/browser/test";

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  for (const [width, size] of [
    [390, 576],
    [1440, 1280],
    [1920, 1920],
  ] as const)
    test(
      `a screen of ${width} pixels takes the video and the poster of ${size}, and without scripts a native player`,
      gateIf(width === 390),
      async ({ page, site, javaScriptEnabled }) => {
        await page.setViewportSize({ width, height: 900 });
        const videos = requestsFor(page, /\.mp4$/);
        await page.goto("/");
        const video = page.locator(".video video").first();
        await expect(video).toBeVisible();
        const poster = page.locator(".video__poster").first();
        const picture = `${site.url}/media/films/heroes/home-${size}.avif`;
        if (javaScriptEnabled) await expect(poster).toHaveJSProperty("currentSrc", picture);
        else await expect(video).toHaveAttribute("controls");
        await expect.poll(() => videos.length).toBeGreaterThan(0);
        const sizes = videos.map((url) => url.match(/heroes\/home-(\d+)/)?.[1]);
        expect(new Set(sizes)).toEqual(new Set([`${size}`]));
      },
    );
});

for (const path of ["/", "/demo"])
  test(
    `under reduced motion ${path} shows the poster, without an empty player over it, and fetches no video`,
    gateIf(path === "/"),
    async ({ page }) => {
      const videos = requestsFor(page, /\.mp4$/);
      await visit(page, path);
      await expect(page.locator(".video img").first()).toBeVisible();
      await expect(page.locator(".video video:visible")).toHaveCount(0);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      expect(videos).toEqual([]);
    },
  );

test("under reduced motion a section's video is fetched and plays on request only, in a native player", async ({
  page,
  javaScriptEnabled,
}) => {
  const videos = requestsFor(page, /\.mp4$/);
  await visit(page, "/customer-service");
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("DETAILS")).toBeInViewport();
  expect(videos).toEqual([]);
  await section.getByText("VIDEO").click();
  const video = section.locator("video");
  await expect(video).toBeVisible();
  await expect(section.getByRole("list", { name: "Timeline" })).toHaveCount(0);
  // Without scripts the player appears, and its own button starts it.
  if (!javaScriptEnabled) {
    expect(videos).toEqual([]);
    await video.press("Space");
  }
  for (const [property, value] of Object.entries({ paused: false, controls: true, muted: true, loop: true }))
    await expect(video).toHaveJSProperty(property, value);
  expect(new Set(videos).size).toBe(1);
});
