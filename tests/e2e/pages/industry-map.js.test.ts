import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

const current = (page: Page) => page.getByRole("navigation", { name: "Places" }).locator("[aria-current]");
const camera = (page: Page) =>
  page.locator(".industry-map__camera").evaluate((element) => getComputedStyle(element).transform);
const story = (page: Page, number: number) => page.locator(`#place-${number}`);

test("the camera moves to the place of the current story, and back to the whole landscape", async ({
  page,
}) => {
  await page.goto("/banking-service");
  await hydrated(page);
  await expect(current(page)).toHaveCount(0);
  const whole = await camera(page);
  await story(page, 3).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(current(page)).toHaveText(/^3/);
  await expect.poll(() => camera(page)).not.toBe(whole);
  await expect(page.locator(".industry-map__viewer")).toBeInViewport({ ratio: 0.99 });
  await expect(story(page, 3).getByRole("heading")).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(current(page)).toHaveCount(0);
  await expect.poll(() => camera(page)).toBe(whole);
});

test(
  "after a jump from below the stories to the top, the camera shows the whole landscape",
  nightly("the test above, in one jump"),
  async ({ page }) => {
    await page.goto("/banking-service");
    await hydrated(page);
    const whole = await camera(page);
    await story(page, 6).evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect(current(page)).toHaveText(/^6/);
    const jumpTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await jumpTo(1_000_000);
    await expect(story(page, 6)).not.toBeInViewport();
    await jumpTo(0);
    await expect(current(page)).toHaveCount(0);
    await expect.poll(() => camera(page)).toBe(whole);
  },
);

for (const width of [1024, 1440, 2560])
  test(
    `at ${width} pixels every title on the first screen is complete and beside the heading`,
    nightlyUnless(width === 1440, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: Math.round(width * 0.6) });
      await page.goto("/government-service");
      await hydrated(page);
      const links = page.getByRole("navigation", { name: "Places" }).getByRole("link");
      for (const link of await links.all())
        await expect(link.locator(".industry-map__title")).toBeInViewport({ ratio: 1 });
      const head = await page.locator(".page-head__text").boundingBox();
      const landscape = await page.locator(".industry-map__camera").boundingBox();
      expect(landscape?.x).toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? 0));
    },
  );

test(
  "hovering over a title marks its number in the landscape",
  nightly("a matter of looks"),
  async ({ page }) => {
    await page.goto("/banking-service");
    const mark = page.locator(".industry-map__markers circle").nth(3);
    const fill = () => mark.evaluate((element) => getComputedStyle(element).fill);
    const before = await fill();
    await page.getByRole("navigation", { name: "Places" }).getByRole("link").nth(3).hover();
    expect(await fill()).not.toBe(before);
  },
);

test("the keyboard reaches a place through the map", async ({ page }) => {
  await page.goto("/retail-service");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Places" }).getByRole("link").nth(4).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#place-5$/);
  await expect(current(page)).toHaveText(/^5/);
  await expect(story(page, 5).getByRole("heading")).toBeInViewport();
});

test("under reduced motion the camera cuts", nightly("an effect of scrolling"), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/banking-service");
  await hydrated(page);
  expect(
    await page
      .locator(".industry-map__camera")
      .evaluate((element) => getComputedStyle(element).transitionDuration),
  ).toBe("0s");
  const whole = await camera(page);
  await story(page, 2).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect.poll(() => camera(page)).not.toBe(whole);
});
