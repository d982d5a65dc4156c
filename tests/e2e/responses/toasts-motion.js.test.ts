import type { Locator, Page } from "@playwright/test";
import { openContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { styleOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** Sends the contact form; returns its toast and the toast's progress bar. */
async function sendMessage(page: Page): Promise<{ toast: Locator; bar: Locator }> {
  await openContactForm(page);
  await sendContactForm(page);
  const toast = page.locator(".Toastify__toast").filter({ hasText: SENT });
  await expect(toast).toBeVisible();
  return { toast, bar: toast.locator(".Toastify__progress-bar--animated") };
}

test(
  "a contact toast stays for 5 seconds, and pauses under the pointer",
  nightly("timing"),
  async ({ page }) => {
    const { toast, bar } = await sendMessage(page);
    expect(await styleOf(bar, "animation-duration")).toBe("5s");
    await toast.hover();
    await expect.poll(() => styleOf(bar, "animation-play-state")).toBe("paused");
    await page.mouse.move(200, 600);
    await expect.poll(() => styleOf(bar, "animation-play-state")).toBe("running");
    await expect(toast).toBeHidden();
  },
);

test("a contact toast pauses while the window has no focus", nightly("timing"), async ({ page }) => {
  const { bar } = await sendMessage(page);
  // The toast listens a moment after it is shown, so the event is repeated.
  const stateAfterBlur = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    return styleOf(bar, "animation-play-state");
  };
  await expect.poll(stateAfterBlur).toBe("paused");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect.poll(() => styleOf(bar, "animation-play-state")).toBe("running");
});

for (const [part, gone] of [
  [0.6, false],
  [0.9, true],
] as const) {
  test(
    `dragged by ${part * 100} percent of its width a contact toast ${gone ? "closes" : "returns"}`,
    nightly("timing"),
    async ({ page }) => {
      const { toast } = await sendMessage(page);
      await toast.hover();
      const box = await toast.boundingBox();
      if (!box) throw new Error("the toast has no box");
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - box.width * part * 0.5, y, { steps: 4 });
      await page.mouse.move(x - box.width * part, y, { steps: 4 });
      await page.mouse.up();
      if (gone) await expect(toast).toBeHidden({ timeout: 2000 });
      else {
        await page.mouse.move(x, y);
        await page.waitForTimeout(700);
        await expect(toast).toBeVisible();
        await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
      }
    },
  );
}
