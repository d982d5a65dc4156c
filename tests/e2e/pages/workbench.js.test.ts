import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

const drawing = (page: Page) => page.locator(".workbench__drawing");

/** Where the drawing's steps have come to rest. */
const places = (page: Page) =>
  drawing(page)
    .locator("[data-kind][transform]")
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).transform));

/** Where the steps of a section's own drawing are. */
const placesOf = (page: Page, section: number) =>
  page
    .locator(`#feature-${section} [data-kind][transform]`)
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).transform));

async function read(page: Page, section: number) {
  await page.locator(`#feature-${section} dl`).evaluate((details) => {
    details.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });

    test(
      "the same sixteen steps move into each section's arrangement and stay in the window",
      nightly("the positions of a drawing"),
      async ({ page }) => {
        await page.goto("/landing");
        await hydrated(page);
        const loose = await places(page);
        expect(new Set(loose).size).toBe(16);
        for (const section of [1, 2, 3, 4, 2]) {
          await read(page, section);
          const wanted = await placesOf(page, section);
          expect(wanted).not.toEqual(loose);
          await expect.poll(() => places(page)).toEqual(wanted);
          await expect(drawing(page).locator("svg")).toBeInViewport({ ratio: 0.99 });
        }
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await expect.poll(() => places(page)).toEqual(loose);
      },
    );

    test(
      "the drawing never covers the title of the current section",
      nightlyUnless(size.width === 390, "another width"),
      async ({ page }) => {
        await page.goto("/landing");
        await hydrated(page);
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await page
          .locator("#feature-3")
          .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
        const end = await drawing(page)
          .locator("svg")
          .evaluate((drawing) => drawing.getBoundingClientRect().bottom);
        const title = page.locator("#feature-3-title");
        await expect
          .poll(() => title.evaluate((element) => element.getBoundingClientRect().top))
          .toBeGreaterThanOrEqual(end);
        await expect(title).toBeInViewport({ ratio: 0.99 });
      },
    );
  });
}

test("a step moves without jumping", nightly("the positions of a drawing"), async ({ page }) => {
  await page.goto("/landing");
  await hydrated(page);
  await read(page, 1);
  const wanted = await placesOf(page, 2);
  await expect.poll(() => places(page)).toEqual(await placesOf(page, 1));
  await read(page, 2);
  const between = await places(page);
  expect(between).not.toEqual(wanted);
  await expect.poll(() => places(page)).toEqual(wanted);
});

test("a screen reader finds one description of each section's drawing", async ({ page }) => {
  await page.goto("/landing");
  await hydrated(page);
  await expect(page.locator("#feature-2").getByRole("img", { name: /^Two versions/ })).toHaveCount(1);
  await expect(drawing(page).getByRole("img")).toHaveCount(0);
});

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test(
    "each section has its own drawing, and all scroll with the page",
    nightly("the positions of a drawing"),
    async ({ page }) => {
      await page.goto("/landing");
      await hydrated(page);
      await expect(drawing(page)).toBeHidden();
      for (const section of [1, 2, 3, 4]) {
        await read(page, section);
        await expect(page.locator(`#feature-${section} .workflow`)).toBeInViewport({ ratio: 0.3 });
      }
    },
  );
});

test.describe("in a low window", () => {
  test.use({ viewport: { width: 844, height: 390 } });
  test("the drawings scroll with the page", nightly("the positions of a drawing"), async ({ page }) => {
    await page.goto("/landing");
    await hydrated(page);
    await expect(drawing(page)).toBeHidden();
  });
});
