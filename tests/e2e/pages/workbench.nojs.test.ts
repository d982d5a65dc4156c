import { expect, test } from "../../support/browser/test";

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });
    test("without scripts each section has its own drawing, with all its steps and lines", async ({
      page,
    }) => {
      await page.goto("/landing");
      await expect(page.locator(".workbench__drawing")).toBeHidden();
      for (const [index, alt] of [/one workflow/, /Two versions/, /into a screen/, /A shelf/].entries()) {
        const drawing = page.locator(`#feature-${index + 1}`).getByRole("img", { name: alt });
        await drawing.scrollIntoViewIfNeeded();
        const box = await drawing.boundingBox();
        expect(box?.width).toBeGreaterThan(size.width * 0.35);
        await expect(drawing.locator("rect")).toHaveCount(16);
        const opacities = await drawing
          .locator("g")
          .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).opacity));
        expect(new Set(opacities)).toEqual(new Set(["1"]));
      }
    });
  });
}
