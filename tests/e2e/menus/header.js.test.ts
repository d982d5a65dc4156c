import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("Tab goes through the collapsed header, then on to the page", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
  await contact.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("a menu of the bar that has the focus stays until the focus leaves it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const capabilities = page.getByRole("button", { name: "Capabilities" });
  await capabilities.focus();
  await page.keyboard.press("End");
  await expect(page.locator("[data-past-hero]")).toBeAttached();
  await expect(capabilities).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).focus();
  await expect(capabilities).toBeHidden();
});

test("an open dropdown closes when its menu collapses", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Capabilities" }).click();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await expect(page.locator(":popover-open")).toHaveCount(0);
});

test("a page opened below its hero shows the collapsed header", async ({ page }) => {
  await page.goto("/#solutions");
  await hydrated(page);
  await expect(page.getByRole("banner").getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
});
