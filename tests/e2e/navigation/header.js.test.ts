import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const width of [390, 820, 1280]) {
  test(
    `past the hero the menu collapses to Contact and a menu icon, and at the top it returns (${width})`,
    nightlyUnless(width !== 820, "the gate has one narrow and one wide size"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/services");
      await hydrated(page);
      const banner = page.getByRole("banner");
      const logo = banner.getByRole("link", { name: "Lodeline" }).first();
      const capabilities = banner.getByRole("button", { name: "Capabilities" });
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
      await expect(banner.getByRole("link", { name: "Contact" })).toBeInViewport();
      await expect(banner.getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
      await expect(logo).toBeHidden();
      await expect(capabilities).toBeHidden();

      await banner.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
      await page.keyboard.press("Escape");

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(logo).toBeInViewport();
      if (width >= 1024) await expect(capabilities).toBeInViewport();
      await expect(banner.getByRole("link", { name: "Contact" })).toHaveCount(width < 768 ? 0 : 1);
    },
  );
}

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

for (const { width, from, to } of [
  { width: 390, from: "button", to: ".header__menu" },
  { width: 820, from: "link", to: ".header__menu" },
  { width: 1280, from: "button", to: ".header__contact" },
] as const) {
  test(
    `the focus moves along when the header collapses and expands (${width})`,
    nightlyUnless(width === 1280, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/about");
      await hydrated(page);
      const bar = page.locator(".header__collapsed");
      const logo = page.getByRole("banner").getByRole("link", { name: "Lodeline" }).first();
      await logo.focus();
      await page.keyboard.press("End");
      await expect(bar).toBeVisible();
      await page.waitForTimeout(300);
      await expect(logo).toBeFocused();

      await bar.getByRole(from).focus();
      await page.keyboard.press("Home");
      await expect(page.locator(to)).toBeFocused();
      await expect(bar).toBeHidden();
      await expect(page.locator(to)).toBeInViewport();
    },
  );
}

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
