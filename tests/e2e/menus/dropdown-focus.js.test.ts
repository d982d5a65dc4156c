import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("Tab past the end of an open dropdown, or back past its beginning, closes it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const open = page.locator(":popover-open");
  const capabilities = page.getByRole("button", { name: "Capabilities" });
  await capabilities.focus();
  await page.keyboard.press("Enter");
  await expect(open).toHaveCount(1);
  const links = await open.getByRole("link").count();
  for (let step = 0; step < links; step += 1) {
    await page.keyboard.press("Tab");
    await expect(open.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Tab");
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Solutions" })).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await expect(capabilities).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(open.locator(":focus")).toHaveCount(1);
  // Back on its button it is still open; before that button it is not.
  await page.keyboard.press("Shift+Tab");
  await expect(capabilities).toBeFocused();
  await expect(open).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Lodeline" }).first()).toBeFocused();
});

test("a click on its button closes a dropdown that has the focus", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const open = page.locator(":popover-open");
  await page.getByRole("button", { name: "Capabilities" }).click();
  await page.keyboard.press("Tab");
  await expect(open.locator(":focus")).toHaveCount(1);
  await page.getByRole("button", { name: "Capabilities" }).click();
  await expect(open).toHaveCount(0);
});
