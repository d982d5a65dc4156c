import type { Page } from "@playwright/test";
import { heroFrame } from "../../support/browser/hero-frame";
import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { layoutShift } from "../../support/browser/layout-shift";
import { styleOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.describe("with its film", () => {
  test.use({ films: true });

  test(
    "until the film has loaded the picture has half opacity, and neither buttons nor the scroll hint are shown",
    nightly("about one moment of loading"),
    async ({ page }) => {
      const release = await holdRequests(page, "**/*.mp4");
      await page.goto("/services");
      const picture = page.locator(".hero .video");
      const hint = page.getByRole("link", { name: "Scroll to Explore" });
      const mute = page.getByRole("button", { name: "Unmute" });
      await expect(picture.locator("img")).toHaveJSProperty("complete", true);
      expect(await styleOf(picture, "opacity")).toBe("0.5");
      await expect(hint).toBeHidden();
      await expect(mute).toBeHidden();
      const shifts = layoutShift(page, 2500);
      release();
      await expect(hint).toBeVisible();
      await expect(mute).toBeVisible();
      await expect.poll(() => styleOf(picture, "opacity")).toBe("1");
      expect(await shifts).toBe(0);
    },
  );

  test("the film starts muted, and its buttons mute and pause it", async ({ page }) => {
    await page.goto("/services");
    await hydrated(page);
    const film = page.locator(".hero video");
    await page.getByRole("button", { name: "Unmute" }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });
});

test.describe("when the window crosses the breakpoint of its variants", () => {
  test.use({ films: true });

  test(
    "the film stays unmuted and paused",
    nightly("a window that is resized over the film"),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/services");
      await hydrated(page);
      const film = page.locator(".hero video");
      const state = () =>
        film.evaluate(({ muted, paused, currentSrc }: HTMLVideoElement) => [muted, paused, currentSrc]);
      await page.getByRole("button", { name: "Unmute" }).click();
      await page.getByRole("button", { name: "Pause" }).click();
      await page.setViewportSize({ width: 900, height: 800 });
      await expect.poll(state).toEqual([false, true, expect.stringContaining("576")]);
      await expect(page.getByRole("button", { name: "Mute", exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Play" }).click();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(state).toEqual([false, false, expect.stringContaining("1280")]);
    },
  );

  test(
    "the button says Play when the film was paused a moment before",
    nightly("a window that is resized over the film"),
    async ({ page }) => {
      await page.goto("/services");
      await hydrated(page);
      const film = page.locator(".hero video");
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
      // load() takes away the events that wait for their turn, the one of the pause among them.
      await film.evaluate((video: HTMLVideoElement) => {
        video.pause();
        video.load();
      });
      await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    },
  );
});

/** Between the hero's text and the frame around its film, in pixels. */
async function textMargins(page: Page): Promise<{ left: number; bottom: number }> {
  const [, , bottom = 0, left = 0] = await heroFrame(page);
  return page.locator(".hero").evaluate(
    (hero, frame) => {
      const heading = hero.querySelector("h1")?.getBoundingClientRect();
      const actions = hero.querySelector(".hero__actions")?.getBoundingClientRect();
      return {
        left: (heading?.left ?? 0) - frame.left,
        bottom: hero.getBoundingClientRect().bottom - (actions?.bottom ?? 0) - frame.bottom,
      };
    },
    { bottom, left },
  );
}

for (const [width, rest, away] of [
  [390, 8, 12],
  [820, 16, 24],
  [1280, 20, 30],
] as const) {
  test(
    `the frame around the film is ${rest}px at ${width}, grows to ${away}px while scrolling away, and keeps its distance from the text`,
    nightly("an effect of scrolling"),
    async ({ page, browserName }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/services");
      // On the bar, not on the film.
      await page.mouse.move(10, 48);
      await expect.poll(() => heroFrame(page)).toEqual([rest, rest, rest, rest]);
      const margins = await textMargins(page);
      // Without scroll timelines the bar is on its ink from the start.
      if (browserName !== "firefox") {
        const menu = await page.getByRole("button", { name: "Menu" }).boundingBox();
        expect(menu?.y).toBe(rest + margins.bottom);
      }
      await page.evaluate(() => {
        const hero = document.querySelector(".hero");
        if (hero) window.scrollTo({ top: hero.clientHeight - 4, behavior: "instant" });
      });
      await expect.poll(async () => Math.min(...(await heroFrame(page)))).toBeGreaterThan(away - 1);
      const after = await textMargins(page);
      expect(after.left).toBeCloseTo(margins.left, 0);
      expect(after.bottom).toBeCloseTo(margins.bottom, 0);
    },
  );
}

test(
  "the frame shrinks under the pointer and grows back without it",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.goto("/services");
    await hydrated(page);
    await page.mouse.move(640, 400);
    await expect.poll(() => heroFrame(page)).toEqual([10, 10, 10, 10]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("banner").getByRole("link", { name: "About" }).hover();
    await expect.poll(() => heroFrame(page)).toEqual([20, 20, 20, 20]);
  },
);

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("there is no film, the scroll hint is shown, and the frame does not change", async ({ page }) => {
    await page.goto("/services");
    await hydrated(page);
    await expect(page.getByRole("link", { name: "Scroll to Explore" })).toBeVisible();
    await expect(page.locator(".hero video")).toHaveCount(0);
    expect(await styleOf(page.locator(".hero .video"), "opacity")).toBe("1");
    await page.mouse.move(640, 400);
    await page.evaluate(() => window.scrollTo(0, 500));
    expect(await heroFrame(page)).toEqual([20, 20, 20, 20]);
  });
});
