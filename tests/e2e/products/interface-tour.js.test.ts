import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const hotspots: { box: number[] }[] = JSON.parse(readFileSync("app/content/hotspots/hotspots.json", "utf8"))[
  "loops/customer-service-sop-consistency"
];
const section = (page: Page) => page.getByRole("region", { name: "SOP consistency" });
const detail = (page: Page, number: number) => page.locator(`#section-2-${number}`);
const stage = (page: Page) => section(page).locator(".interface-stage");
const camera = (page: Page) => section(page).locator(".interface-stage__camera");
const look = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).transform);

/** Scrolls until the top of the element stands at a share of the window's height. */
const bringTo = (locator: Locator, share: number) =>
  locator.evaluate((element, at) => {
    const top = element.getBoundingClientRect().top + window.scrollY - at * window.innerHeight;
    window.scrollTo({ top, behavior: "instant" });
  }, share);

/** Whether that hotspot, and no other, is highlighted, and whole in the stage, which is in view. */
async function expectHighlighted(page: Page, number: number): Promise<void> {
  const overlay = section(page).locator(".interface-stage__overlay");
  await expect(detail(page, number)).toHaveAttribute("data-highlighted");
  await expect(overlay.locator("path").nth(number - 1)).toHaveCSS("opacity", "1");
  await expect(overlay.locator("[data-highlighted]")).toHaveCount(1);
  await expect(stage(page)).toBeInViewport({ ratio: 0.99 });
  await expect
    .poll(() =>
      overlay.evaluate(
        (svg, [x = 0, y = 0, width = 0, height = 0]) => {
          const toWindow = (svg as SVGSVGElement).getScreenCTM() as DOMMatrix;
          const start = new DOMPoint(x, y).matrixTransform(toWindow);
          const end = new DOMPoint(x + width, y + height).matrixTransform(toWindow);
          const screen = svg.closest(".interface-stage")?.getBoundingClientRect() as DOMRect;
          const room = [
            start.x - screen.left,
            start.y - screen.top,
            screen.right - end.x,
            screen.bottom - end.y,
          ];
          return Math.min(...room);
        },
        hotspots[number - 1]?.box ?? [],
      ),
    )
    .toBeGreaterThanOrEqual(-1);
}

test("scrolling to a detail highlights its hotspot in the stage", async ({ page }) => {
  await page.goto("/customer-service");
  await hydrated(page);
  await bringTo(section(page), 0.3);
  // The whole interface, unscaled; its offset depends on the size of the stage.
  const whole = /^matrix\(1, 0, 0, 1, /;
  await expect.poll(() => look(camera(page))).toMatch(whole);
  await expect(section(page).locator("[data-highlighted]")).toHaveCount(0);
  for (const number of [1, 2, 3, 4]) {
    await bringTo(detail(page, number), 0.48);
    await expectHighlighted(page, number);
    expect(await look(camera(page))).not.toMatch(whole);
  }
  await bringTo(section(page), 0.3);
  await expect.poll(() => look(camera(page))).toMatch(whole);
});

test(
  "hovering over a detail highlights it instead of the current one",
  nightly("a matter of looks"),
  async ({ page }) => {
    await page.goto("/customer-service");
    await hydrated(page);
    await bringTo(detail(page, 1), 0.45);
    await expectHighlighted(page, 1);
    await detail(page, 2).getByRole("term").hover();
    await expectHighlighted(page, 2);
    await page.mouse.move(2, 2);
    await expectHighlighted(page, 1);
  },
);

test(
  "Tab reaches each detail, highlights it, and nothing covers it",
  nightly("scrolling highlights them, too"),
  async ({ page }) => {
    await page.goto("/customer-service");
    await hydrated(page);
    await section(page).getByRole("radio", { name: "DETAILS" }).focus();
    for (const number of [1, 2, 3, 4]) {
      await page.keyboard.press("Tab");
      const link = detail(page, number).getByRole("link");
      await expect(link).toBeFocused();
      await expectHighlighted(page, number);
      await expect(link).toBeInViewport({ ratio: 1 });
      // Below the header's strip, and the band in which text fades.
      await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThan(108);
    }
  },
);

test.describe("on a phone", () => {
  const size = { width: 390, height: 844 };
  test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true });

  test(
    "the stage stays over the details, and shows the one that is read",
    nightly("the same code as on wide screens"),
    async ({ page }) => {
      await page.goto("/customer-service");
      await hydrated(page);
      for (const number of [1, 3, 4]) {
        await bringTo(detail(page, number), 0.48);
        await expectHighlighted(page, number);
        const end = await stage(page).evaluate((element) => element.getBoundingClientRect().bottom);
        const term = await detail(page, number).getByRole("term").boundingBox();
        expect(term?.y).toBeGreaterThan(end);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
