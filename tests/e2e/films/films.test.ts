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
      `a screen of ${width} pixels takes the film and the poster of ${size}, and without scripts a native player`,
      gateIf(width === 390),
      async ({ page, javaScriptEnabled }) => {
        await page.setViewportSize({ width, height: 900 });
        const films = requestsFor(page, /\.mp4$/);
        await page.goto("/");
        const film = page.locator(".video video").first();
        await expect(film).toBeVisible();
        if (!javaScriptEnabled) await expect(film).toHaveAttribute("controls");
        else {
          const poster = page.locator(".video__poster").first();
          expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
            `home-${size}.avif`,
          );
        }
        await expect.poll(() => films.length).toBeGreaterThan(0);
        expect(new Set(films.map((url) => url.match(/heroes\/home-(\d+)/)?.[1]))).toEqual(
          new Set([`${size}`]),
        );
      },
    );
});

for (const path of ["/", "/demo"])
  test(
    `under reduced motion ${path} shows the poster, without an empty player over it, and requests no film`,
    gateIf(path === "/"),
    async ({ page, javaScriptEnabled }) => {
      const films = requestsFor(page, /\.mp4$/);
      await visit(page, path);
      await expect(page.locator(".video img").first()).toBeVisible();
      for (const film of await page.locator(".video video").all()) await expect(film).toBeHidden();
      if (javaScriptEnabled) await page.waitForTimeout(500);
      expect(films).toEqual([]);
    },
  );
