import { openCareerForm, pdf } from "../../support/browser/career-form";
import { hydrated } from "../../support/browser/hydrated";
import { wheel } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

test("after an application is sent the focus stays on the send button", async ({ page }) => {
  await openCareerForm(page);
  await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
  await page.getByRole("button", { name: "Send application" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Send application" })).toBeFocused();
});

test("Space selects the modal's tab that has the focus, and it keeps the focus", async ({ page }) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  const call = page.getByRole("tab", { name: "Schedule a call now" });
  await call.focus();
  await page.keyboard.press(" ");
  await expect(call).toHaveAttribute("aria-selected", "true");
  await expect(call).toBeFocused();
});

for (const width of [390, 1280]) {
  test(
    `closing the collapsed header's menu returns the focus to its button at ${width}`,
    nightlyUnless(width === 390, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/services");
      await hydrated(page);
      await wheel(page, 1200);
      const button = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    },
  );
}

test.describe("with its film", () => {
  test.use({ films: true });
  for (const width of [320, 390, 640]) {
    test(
      `a tap on Pause stops the hero's film at ${width}`,
      nightlyUnless(width === 390, "another width"),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/services");
        await hydrated(page);
        await page.getByRole("button", { name: "Pause" }).click();
        await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
      },
    );
  }
});
