import { site } from "~/content/site/site";
import { expect, test, visit } from "../../support/browser/test";

test("past the hero the bar's menus collapse once the focus has left them", async ({ page }) => {
  await visit(page, "/about");
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu", exact: true });
  const capabilities = page.getByRole("button", { name: "Capabilities" });
  await capabilities.click();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await expect(page.locator(":popover-open")).toHaveCount(0);
  await expect(menu).toBeInViewport();

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator("[data-past-hero]")).toHaveCount(0);
  await capabilities.focus();
  await page.keyboard.press("End");
  await expect(page.locator("[data-past-hero]")).toBeAttached();
  await expect(capabilities).toBeFocused();
  await banner.getByRole("link", { name: "Contact" }).focus();
  await expect(capabilities).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);

  // A page may open below its hero.
  await visit(page, "/#solutions");
  await expect(menu).toBeInViewport();
});

test("Tab past the end of an open dropdown, and Tab back past its beginning, close it", async ({ page }) => {
  await visit(page, "/about");
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
  await expect(page.getByRole("banner").getByRole("link", { name: site.brand }).first()).toBeFocused();
});

test("in a wide window the full-screen menu shows its first group as open", async ({ page }) => {
  await visit(page, "/about");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Menu", exact: true }).click();
  const groups = bar.getByRole("group");
  await expect(groups.filter({ has: page.locator("a:visible") })).toHaveCount(1);
  await expect(groups.first()).toHaveAttribute("open", "");
});
