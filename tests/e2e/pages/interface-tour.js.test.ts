import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const section = (page: Page) => page.getByRole("region", { name: "SOP consistency" });
const detail = (page: Page, number: number) => page.locator(`#section-2-${number}`);
const camera = (page: Page) => section(page).locator(".interface-tour__camera");
const look = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).transform);

/** Scrolls until the top of the element stands at a share of the window's height. */
const bringTo = (locator: Locator, share: number) =>
  locator.evaluate((element, at) => {
    const top = element.getBoundingClientRect().top + window.scrollY - at * window.innerHeight;
    window.scrollTo({ top, behavior: "instant" });
  }, share);

/** Whether the hotspot of that number, and no other, is highlighted, and stands in view in the viewer. */
async function expectHighlighted(page: Page, number: number): Promise<void> {
  const hotspots = section(page).locator(".interface-tour__overlay g");
  await expect(detail(page, number)).toHaveAttribute("data-highlighted");
  await expect(hotspots.nth(number - 1)).toHaveCSS("opacity", "1");
  await expect(section(page).locator(".interface-tour__overlay [data-highlighted]")).toHaveCount(1);
  await expect
    .poll(async () => {
      const [hotspot, screen] = [
        await hotspots
          .nth(number - 1)
          .locator("rect")
          .boundingBox(),
        await section(page).locator(".interface-tour__screen").boundingBox(),
      ];
      if (!hotspot || !screen) return "nothing";
      const isInside =
        hotspot.x >= screen.x - 1 &&
        hotspot.y >= screen.y - 1 &&
        hotspot.x + hotspot.width <= screen.x + screen.width + 1 &&
        hotspot.y + hotspot.height <= screen.y + screen.height + 1;
      return isInside ? "inside" : "cut";
    })
    .toBe("inside");
}

test("scrolling to a detail highlights its hotspot in the viewer, which stays in the window", async ({
  page,
}) => {
  await page.goto("/customer-service");
  await hydrated(page);
  await bringTo(section(page), 0.05);
  // The whole interface, unscaled; its offset depends on the size of the viewer.
  const whole = /^matrix\(1, 0, 0, 1, /;
  await expect.poll(() => look(camera(page))).toMatch(whole);
  await expect(section(page).locator("[data-highlighted]")).toHaveCount(0);
  for (const number of [1, 2, 3, 4]) {
    await bringTo(detail(page, number), 0.72);
    await expectHighlighted(page, number);
    await expect(section(page).locator(".interface-tour__screen")).toBeInViewport({ ratio: 0.99 });
    expect(await look(camera(page))).not.toMatch(whole);
  }
  await bringTo(section(page), 0.05);
  await expect.poll(() => look(camera(page))).toMatch(whole);
});

test(
  "hovering over a detail highlights it instead of the current one",
  nightly("a matter of looks"),
  async ({ page }) => {
    await page.goto("/customer-service");
    await hydrated(page);
    await bringTo(detail(page, 1), 0.7);
    await expectHighlighted(page, 1);
    await detail(page, 2).getByRole("term").hover();
    await expectHighlighted(page, 2);
    await page.mouse.move(2, 2);
    await expectHighlighted(page, 1);
  },
);

test("Tab reaches each detail, highlights it, and the viewer does not cover it", async ({ page }) => {
  await page.goto("/customer-service");
  await hydrated(page);
  await section(page).getByRole("radio", { name: "DETAILS" }).focus();
  for (const number of [1, 2, 3, 4]) {
    await page.keyboard.press("Tab");
    const link = detail(page, number).getByRole("link");
    await expect(link).toBeFocused();
    await expectHighlighted(page, number);
    const viewer = await section(page).locator(".interface-tour__viewer").boundingBox();
    await expect
      .poll(async () => ((await link.boundingBox())?.y ?? 0) - ((viewer?.y ?? 0) + (viewer?.height ?? 0)))
      .toBeGreaterThan(0);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test(
  "a film requested in the middle of the details is in view",
  nightly("about one scroll position"),
  async ({ page }) => {
    await page.goto("/customer-service");
    await hydrated(page);
    await bringTo(detail(page, 3), 0.7);
    await section(page).getByText("VIDEO").click();
    await expect(section(page).locator(".video")).toBeInViewport({ ratio: 0.9 });
    await section(page).getByText("DETAILS").click();
    await expect(section(page).locator(".interface-tour__screen")).toBeInViewport({ ratio: 0.9 });
  },
);

test.describe("on a phone", () => {
  const size = { width: 390, height: 844 };
  test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true });

  test(
    "the details form one row to swipe, and each highlights its hotspot",
    nightly("swiped-details.nojs.test.ts has the row"),
    async ({ page }) => {
      await page.goto("/customer-service");
      await hydrated(page);
      const row = section(page).locator(".interface-tour__details");
      await bringTo(row, 0.5);
      for (const number of [1, 3, 4]) {
        await detail(page, number).evaluate((element) =>
          element.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" }),
        );
        await expectHighlighted(page, number);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
