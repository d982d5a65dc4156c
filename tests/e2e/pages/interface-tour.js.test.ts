import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

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
