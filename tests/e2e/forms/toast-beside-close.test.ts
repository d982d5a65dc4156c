import { fillContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { expect, test } from "../../support/browser/test";

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`the toast of a sent message leaves the modal's heading and close button uncovered (${width} × ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/about?contact=message");
    await fillContactForm(page, {});
    await sendContactForm(page);
    const shown = page.locator(".toast, .Toastify__toast", { hasText: SENT });
    await expect(shown).toBeVisible();
    // The modal has grown by the line that stays.
    await expect(page.getByRole("dialog").getByText("was sent on")).toBeVisible();
    // In one step, while it stays: after hydration the library's toast takes the place of the page's own.
    const boxes = await page.waitForFunction(() => {
      document.querySelector("dialog")?.scrollTo(0, 0);
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      const toast = box(".toast, .Toastify__toast");
      return (
        toast && {
          toast,
          close: box(".contact-modal__close"),
          field: box('dialog [name="first_name"]'),
          heading: box("dialog h2"),
        }
      );
    });
    const { toast, close, field, heading } = await boxes.jsonValue();
    const beside = toast.x + toast.width <= close.x;
    const above = toast.y + toast.height <= close.y;
    const below = toast.y >= close.y + close.height;
    expect(beside || above || below, `${width} × ${height}`).toBe(true);
    if (width >= 768) {
      const overHeading = toast.y + toast.height <= heading.y || toast.y >= heading.y + heading.height;
      expect(overHeading || toast.x >= heading.x + heading.width, `${width} × ${height}`).toBe(true);
    }
    if (width < 768) expect(toast.y + toast.height).toBeLessThan(field.y);
  });
}
