import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

// The preload scanner looks at the screen.
const size = { width: 390, height: 844 };
test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true });

const current = (page: Page) => page.getByRole("navigation", { name: "Places" }).locator("[aria-current]");
const story = (page: Page, number: number) => page.locator(`#place-${number}`);

/** As far as a finger would swipe the row for this story to stand in its middle. */
const swipeTo = (page: Page, number: number) =>
  story(page, number).evaluate((element) => {
    const row = element.parentElement as HTMLElement;
    row.scrollTo({
      left: (element as HTMLElement).offsetLeft - (row.clientWidth - element.clientWidth) / 2,
      behavior: "instant",
    });
  });

/** How far the story's top is below the landscape. */
const gap = (page: Page, number: number) =>
  story(page, number).evaluate((element) => {
    const viewer = document.querySelector(".industry-map__viewer") as Element;
    return Math.round(element.getBoundingClientRect().top - viewer.getBoundingClientRect().bottom);
  });

/** Reads the story down to its last lines. */
async function readToItsEnd(page: Page, number: number): Promise<void> {
  await story(page, number).evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().bottom - 500, behavior: "instant" }),
  );
  await expect.poll(() => gap(page, number)).toBeLessThan(-100);
}

for (const { path, from } of [
  { path: "/banking-service", from: 2 },
  { path: "/healthcare-service", from: 1 },
  { path: "/government-service", from: 1 },
])
  test(
    `${path}: a visitor who swipes from the end of a story sees the beginning of the next`,
    nightlyUnless(path === "/banking-service", "the same row on another page"),
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page
        .locator(".industry-map__stories")
        .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
      await swipeTo(page, from);
      await expect(current(page)).toHaveText(new RegExp(`^${from}`));
      await readToItsEnd(page, from);
      await swipeTo(page, from + 1);
      await expect(current(page)).toHaveText(new RegExp(`^${from + 1}`));
      await expect.poll(() => gap(page, from + 1)).toBeGreaterThanOrEqual(0);
      await expect(story(page, from + 1).getByRole("heading")).toBeInViewport({ ratio: 1 });
    },
  );

test(
  "a link in the map scrolls back to the beginning of the current story",
  nightly("the test above, by the map"),
  async ({ page }) => {
    await page.goto("/banking-service");
    await hydrated(page);
    await page
      .locator(".industry-map__stories")
      .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await swipeTo(page, 2);
    await expect(current(page)).toHaveText(/^2/);
    await readToItsEnd(page, 2);
    await page.getByRole("navigation", { name: "Places" }).getByRole("link").nth(1).click();
    await expect.poll(() => gap(page, 2)).toBeGreaterThanOrEqual(0);
  },
);
