import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

const columnOf = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return Number.NaN;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
};

test("above 1440 pixels the column and its text grow with the window, up to about 1600 pixels", async ({
  page,
}) => {
  const seen: { width: number; column: number; type: number }[] = [];
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto("/services");
    const column = await page.evaluate(columnOf, "#content");
    const type = await page
      .locator("h2")
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    seen.push({ width, column, type });
  }
  const [laptop, wide, widest] = seen;
  expect(laptop?.column).toBe(1296);
  expect(wide?.column).toBeGreaterThan(1540);
  expect(widest?.column).toBeGreaterThan(1560);
  expect(widest?.column).toBeLessThan(1620);
  expect(wide?.type).toBeGreaterThan((laptop?.type ?? 0) * 1.05);
  expect(widest?.type).toBeGreaterThan((wide?.type ?? 0) * 1.01);
});

for (const width of [390, 820, 1440]) {
  test(
    `at ${width} a picture too small for its labels is shown as a close-up without them`,
    nightlyUnless(width === 390, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/", "/about", "/banking-service"]) {
        await page.goto(path);
        const pictures = page.locator(".picture img:visible");
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          const { shown, source } = await picture.evaluate((image: HTMLImageElement) => ({
            shown: image.clientWidth,
            source: image.currentSrc,
          }));
          const isCloseUp = source.includes("-small-");
          if (shown < 450) expect(isCloseUp, `${path}: ${source} at ${shown}px`).toBe(true);
          if (shown > 750) expect(isCloseUp, `${path}: ${source} at ${shown}px`).toBe(false);
        }
      }
    },
  );
}
