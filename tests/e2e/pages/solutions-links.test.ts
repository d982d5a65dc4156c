import { industries } from "~/content/industries/index";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const width of [320, 390])
  test(
    `at ${width} the industries are plain links in two columns`,
    nightlyUnless(width === 390, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      const links = page.locator(".solutions-switcher__links a");
      await expect(links).toHaveText(industries.map(({ card }) => card.title));
      await links.first().scrollIntoViewIfNeeded();
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().toJSON()),
      );
      const [first, second] = boxes;
      expect(second.left).toBeGreaterThanOrEqual(first.right);
      for (const [index, { left, top, right, height }] of boxes.entries()) {
        expect(left).toBe(boxes[index % 2].left);
        expect(top).toBe(boxes[index - (index % 2)].top);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(44);
        // One line; at 320 only the longest title, in the last row, takes two.
        if (index < 8) expect(height).toBe(first.height);
      }
      await links.last().click();
      await expect(page).toHaveURL(new RegExp(`${industries.at(-1)?.url}$`));
    },
  );

test("on wider screens the radios take the place of the links", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await expect(page.locator(".solutions-switcher__choices")).toBeVisible();
  await expect(page.locator(".solutions-switcher__links")).toBeHidden();
});
