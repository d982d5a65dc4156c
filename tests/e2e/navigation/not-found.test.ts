import { fillContactForm, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

test("on an unknown address, Contact leads to the home page's form, and its message arrives", async ({
  page,
  upstream,
}) => {
  await page.goto("/nothing-here");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/\?contact=message$/);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe("/");
});

for (const [width, height] of [
  [320, 800],
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `'page not found' stands on one line in the centre of a window of ${width} by ${height}, large and slate`,
    nightlyUnless(width === 390, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/nothing-here");
      const heading = page.getByRole("heading", { name: "page not found" });
      await expect(heading).toHaveCSS("color", "rgb(62, 84, 93)");
      const { lines, x, y, share } = await heading.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { left, right, top, bottom, width: wide } = text.getBoundingClientRect();
        return {
          lines: text.getClientRects().length,
          x: (left + right) / 2,
          y: (top + bottom) / 2,
          share: wide / window.innerWidth,
        };
      });
      expect(lines).toBe(1);
      expect(Math.abs(x - width / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(y - height / 2)).toBeLessThanOrEqual(1);
      expect(share).toBeGreaterThan(0.5);
    },
  );
}
