import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

/** How far the thread has come. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const shares = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith("thread-"))
      .map(({ effect }) => effect?.getComputedTiming().progress ?? 0);
    if (shares.length === 0) return "not animated";
    return shares.every((share) => share === 0) ? "not begun" : "begun";
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

for (const [path, width] of [
  ["/", 390],
  ["/services", 1280],
] as const)
  test(`scrolling draws the thread on ${path} at ${width}, and takes it back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const [top, state] of [
      [0, "not begun"],
      [600, "begun"],
      [0, "not begun"],
    ] as const) {
      await scrollTo(page, top);
      await expect.poll(() => drawn(page)).toBe(state);
    }
  });

test("a thread that is not drawn yet leaves clicks to the link beside it", async ({ page }) => {
  await page.goto("/");
  await page.locator("#services").getByRole("link", { name: "Data and analytics" }).click();
  await expect(page).toHaveURL(/\/data-analytics$/);
});

test("the thread is complete from the start under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/services", "/"]) {
    await page.goto(path);
    expect(await drawn(page)).toBe("not animated");
  }
});
