import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

test.use({ reducedMotion: "reduce" });

for (const [width, height, isInGate] of [
  [390, 844, true],
  [1440, 900, true],
  [1024, 768, false],
  [1920, 900, false],
  [1920, 1080, false],
] as const) {
  test(
    `the toast of a sent message leaves the modal's close button uncovered (${width} × ${height})`,
    nightlyUnless(isInGate, "the gate has one narrow and one wide size"),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/about?contact=message");
      await fillContactForm(page, {});
      await sendContactForm(page);
      const shown = page.locator(".toast, .Toastify__toast", { hasText: SENT });
      await expect(shown).toBeVisible();
      const dialog = page.getByRole("dialog");
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      const toast = await shown.boundingBox();
      const close = await dialog.getByRole("link", { name: "Close" }).boundingBox();
      if (!toast || !close) throw new Error("no toast or no button");
      const beside = toast.x + toast.width <= close.x;
      const above = toast.y + toast.height <= close.y;
      const below = toast.y >= close.y + close.height;
      expect(beside || above || below, `${width} × ${height}`).toBe(true);
      const field = await dialog.getByLabel("First name").boundingBox();
      if (width < 768) expect(toast.y + toast.height).toBeLessThan(field?.y ?? 0);
    },
  );
}
