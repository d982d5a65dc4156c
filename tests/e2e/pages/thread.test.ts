import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** How far the thread has come. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(
        (animation) => animation instanceof CSSAnimation && animation.animationName.startsWith("thread-"),
      );
    const progress = animations.map(({ effect }) => effect?.getComputedTiming().progress ?? 0);
    if (progress.length === 0) return "not animated";
    if (progress.every((share) => share === 0)) return "not begun";
    return progress.every((share) => share === 1) ? "finished" : "under way";
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

const scrollToEnd = (page: Page) => scrollTo(page, 1e6);

for (const path of ["/", "/services"])
  for (const width of [390, 1280])
    test(
      `nothing of the thread on ${path} is drawn before the first scroll at ${width}; scrolling draws it`,
      nightly("an effect of scrolling"),
      async ({ page, javaScriptEnabled }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
        await expect.poll(() => drawn(page)).toBe("not begun");
        await scrollTo(page, 600);
        await expect.poll(() => drawn(page)).toBe("under way");
        await scrollToEnd(page);
        await expect.poll(() => drawn(page)).not.toBe("not begun");
        await scrollTo(page, 0);
        await expect.poll(() => drawn(page)).toBe("not begun");
      },
    );

test("a thread that is not drawn yet leaves clicks to the link beside it", async ({ page }) => {
  await page.goto("/");
  await page.locator("#services").getByRole("link", { name: "Data and analytics" }).click();
  await expect(page).toHaveURL(/\/data-analytics$/);
});

test(
  "the thread is complete from the start under reduced motion",
  nightly("an effect of scrolling"),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/services");
    expect(await drawn(page)).toBe("not animated");
    await page.goto("/");
    expect(await drawn(page)).toBe("not animated");
  },
);
