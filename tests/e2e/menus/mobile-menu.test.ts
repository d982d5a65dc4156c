import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

const insideMenu = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest("#site-menu") !== null || document.activeElement === document.body,
  );

test.use({ viewport: { width: 390, height: 844 } });

test("the full-screen menu takes the focus, covers the page and returns the focus", async ({ page }) => {
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  // Once the menu has slid in, what it covers is hidden from Tab and screen readers.
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Tab stays in the full-screen menu", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await insideMenu(page)).toBe(true);
  }
});

test("the page behind the full-screen menu does not scroll", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the full-screen menu has the bar's names in rows of one height, and the cities and a call at the window's foot", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = page.locator(".mobile-menu__entry");
    await expect(rows).toHaveText(["Capabilities", "Solutions", "About", "Careers", "Contact"]);
    const heights = await rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
    const foot = page.locator(".mobile-menu__foot");
    await expect(foot).toContainText("New Delhi");
    const { y = 0, height: tall = 0 } = (await foot.boundingBox()) ?? {};
    expect(y + tall).toBeLessThan(height);
    expect(y + tall).toBeGreaterThan(height - 40);
  }
});

for (const width of [390, 1440])
  test(
    `at ${width} a group of the full-screen menu opens where it was pressed`,
    nightlyUnless(width === 390, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/about");
      await page.locator("#site-menu").evaluate((menu: HTMLElement) => menu.showPopover());
      const menu = page.getByRole("navigation", { name: "Menu" });
      const row = menu.locator("summary", { hasText: "Solutions" });
      const contact = menu.getByRole("link", { name: "Contact" });
      const link = menu.getByRole("link", { name: "Retail" });
      await expect(row).toBeInViewport();
      await page.waitForTimeout(500);
      const [rowBefore, contactBefore] = [await row.boundingBox(), await contact.boundingBox()];
      await row.click();
      await expect(link).toBeInViewport();
      // A scrollbar may have made it narrower.
      expect(await row.boundingBox()).toMatchObject({ x: rowBefore?.x, y: rowBefore?.y });
      // Wide screens show its links beside the rows, which all stay where they are.
      if (width > 1023) {
        expect(await contact.boundingBox()).toEqual(contactBefore);
        expect((await link.boundingBox())?.x).toBeGreaterThan((rowBefore?.x ?? 0) + (rowBefore?.width ?? 0));
      }
      await menu.locator("summary", { hasText: "Capabilities" }).click();
      await expect(link).toBeHidden();
    },
  );
