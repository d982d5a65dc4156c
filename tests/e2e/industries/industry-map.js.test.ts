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
  await expect(current(page)).toBeVisible();
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

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test(
    `at ${width} × ${height} the first screen is a large heading, all titles and numbers, and a landscape without end`,
    nightlyUnless(width === 1280, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/government-service");
      await hydrated(page);
      const heading = page.getByRole("heading", { level: 1 });
      const size = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(64);
      expect(size).toBeLessThanOrEqual(84);
      const links = page.getByRole("navigation", { name: "Places" }).getByRole("link");
      const lefts: number[] = [];
      for (const link of await links.all()) {
        await expect(link.locator(".industry-map__title")).toBeInViewport({ ratio: 1 });
        lefts.push((await link.boundingBox())?.x ?? 0);
      }
      expect(lefts[0]).toBeCloseTo((await heading.boundingBox())?.x ?? 0, 0);
      expect(new Set(lefts).size).toBe(6);
      for (const mark of await page.locator(".landscape-tiles__mark").all())
        await expect(mark).toBeInViewport({ ratio: 1 });
      const landscape = await page.locator(".industry-map__camera").boundingBox();
      expect((landscape?.x ?? 0) + (landscape?.width ?? 0)).toBeGreaterThan(width);
      const words = await page.locator(".page-head__text").boundingBox();
      const list = await page.getByRole("navigation", { name: "Places" }).boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    },
  );

test("a tile and its title are lit together, and the whole tile is a link", async ({ page }) => {
  await page.goto("/banking-service");
  await hydrated(page);
  const title = page.getByRole("navigation", { name: "Places" }).getByRole("link").nth(3);
  const light = page.locator(".lit-place__around");
  await expect(light).toHaveCount(0);
  await title.hover();
  await expect(light).toHaveCount(1);
  const shape = await light.getAttribute("d");
  await page.mouse.move(5, 5);
  await expect(light).toHaveCount(0);
  const tile = page.locator(".landscape-tiles polygon").nth(3);
  const box = await tile.boundingBox();
  // Far from the number, which stands at the tile's front.
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 3];
  await page.mouse.move(x, y);
  await expect(light).toHaveAttribute("d", shape ?? "");
  await expect(title).toHaveAttribute("data-pointed");
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/#place-4$/);
  await expect(current(page)).toHaveText(/^4/);
});

test("the keyboard reaches a place through the map", async ({ page }) => {
  await page.goto("/retail-service");
  await hydrated(page);
  const ring = page.locator(".landscape-tiles [data-focused]");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").focus();
  for (let place = 1; place <= 5; place += 1) {
    await page.keyboard.press("Tab");
    await expect(ring).toHaveText(`${place}`);
  }
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
