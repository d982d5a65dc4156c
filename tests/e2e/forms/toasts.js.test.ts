import {
  openCareerForm,
  openContactForm,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { expect, gateIf, test } from "../../support/browser/test";

test("a message's toast stays 5 seconds at the top, an application's 3 below", async ({ page }) => {
  const toast = page.locator(".Toastify__toast").filter({ hasText: SENT });
  for (const { open, send, duration, isAtTop } of [
    { open: openContactForm, send: sendContactForm, duration: "5s", isAtTop: true },
    { open: openCareerForm, send: sendCareerForm, duration: "3s", isAtTop: false },
  ]) {
    await open(page);
    await send(page);
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1000);
    expect((box?.y ?? 0) < 400).toBe(isAtTop);
    await expect(toast.locator(".Toastify__progress-bar--animated")).toHaveCSS(
      "animation-duration",
      duration,
    );
    if (isAtTop) continue;
    await toast.click();
    await expect(toast).toBeHidden();
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const)
  test(
    `at ${width} by ${height} a toast is reached by Alt+T and gives the focus back, and covers no close button`,
    gateIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openContactForm(page);
      await sendContactForm(page);
      const toast = page.locator(".Toastify__toast");
      const outcome = page.locator("[data-outcome]");
      await expect(toast).toBeVisible();
      await expect(outcome).toBeFocused();
      // Under the pointer it stays.
      await toast.hover();
      // The close button takes a click there, now.
      await page.getByRole("dialog").getByRole("link", { name: "Close" }).click({ trial: true });
      await expect(toast).toBeVisible();
      // The toast listens a moment after it is shown.
      await expect(async () => {
        await page.keyboard.press("Alt+t");
        await expect(toast).toBeFocused({ timeout: 500 });
      }).toPass();
      await toast.getByRole("button").press("Enter");
      await expect(toast).toHaveCount(0);
      await expect(outcome).toBeFocused();
    },
  );
