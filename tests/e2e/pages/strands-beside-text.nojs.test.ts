import { expect, test } from "../../support/browser/test";

for (const width of [320, 820, 1024, 1440, 2560])
  test(`at ${width} pixels no strand runs through the text beside it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    const { left, right, content } = await page.locator("#content + .section").evaluate((section) => {
      const strands = getComputedStyle(section, "::before");
      const own = getComputedStyle(section);
      return {
        left: Number.parseFloat(strands.left),
        right: Number.parseFloat(strands.right),
        content: { left: Number.parseFloat(own.paddingLeft), right: Number.parseFloat(own.paddingRight) },
      };
    });
    // Without the scrollbar.
    const end = await page.evaluate(() => document.documentElement.clientWidth);
    const besideText = end - right <= content.left - 4 || left >= end - content.right + 4;
    expect(besideText).toBe(true);
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(2);
  });
