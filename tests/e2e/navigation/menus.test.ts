import { site } from "~/content/site/site";
import { scrolled } from "../../support/browser/motion";
import { expect, test, visit } from "../../support/browser/test";

test("another dropdown, a second click, a click outside and Esc close a dropdown", async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  const capabilities = bar.getByRole("button", { name: "Capabilities" });
  const solutions = bar.getByRole("button", { name: "Solutions" });
  const product = bar.getByRole("link", { name: "Contract Lifecycle AI Copilot" });
  const industry = bar.getByRole("link", { name: "Healthcare" });

  await capabilities.click();
  await expect(product).toBeVisible();
  await solutions.click();
  await expect(industry).toBeVisible();
  await expect(product).toBeHidden();
  await solutions.click();
  await expect(industry).toBeHidden();
  await capabilities.click();
  await page.mouse.click(20, 700);
  await expect(product).toBeHidden();

  await capabilities.focus();
  await page.keyboard.press("Enter");
  for (const name of ["Products", "Customer Service AI Copilot"]) {
    await page.keyboard.press("Tab");
    await expect(bar.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(product).toBeHidden();

  await solutions.click();
  await industry.click();
  await expect(page).toHaveURL(/\/healthcare-service$/);
  await expect(industry).toBeHidden();
});

test("the first Tab stop skips to the content, and the footer opens both tabs", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);

  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("© 2025");
  await footer.getByRole("link", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/\/about\?contact=call$/);
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/about\?contact=message$/);
});

test.describe("the full-screen menu", () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });

  test("keeps the focus, covers the page, which does not scroll, and returns the focus", async ({ page }) => {
    await visit(page, "/about");
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    const heading = page.getByRole("heading", { level: 1 });
    await opener.click();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    // Once the menu has slid in, what it covers is hidden from Tab and screen readers.
    await expect(heading).toBeHidden();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus:not(#site-menu *, body)")).toHaveCount(0);
    }
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test("shows one group at a time, and opens the contact modal, which returns the focus to the menu's button", async ({
    page,
    javaScriptEnabled,
  }) => {
    await visit(page, "/about");
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.getByRole("navigation", { name: "Menu" });
    const group = (name: string) => menu.getByText(name, { exact: true }).click();
    const product = menu.getByRole("link", { name: "Digital Product Passport" });
    const industry = menu.getByRole("link", { name: "Aviation" });
    await opener.click();
    await group("Capabilities");
    await expect(product).toBeVisible();
    await group("Solutions");
    await expect(industry).toBeVisible();
    await expect(product).toBeHidden();
    await group("Solutions");
    await expect(industry).toBeHidden();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole("link", { name: "Contact" }).click();
    await expect(menu).toBeHidden();
    const dialog = page.getByRole("dialog", { name: "Let's shape what's next." });
    await expect(dialog).toBeVisible();
    if (!javaScriptEnabled) return;
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test("the bar stays; past the first section it has the symbol, Contact and Menu", async ({ page }) => {
  await visit(page, "/career");
  const banner = page.getByRole("banner");
  const name = banner.locator(".logo__name").first();
  const capabilities = banner.getByRole("button", { name: "Capabilities" });
  for (const part of [name, capabilities]) await expect(part).toBeVisible();
  await page.mouse.move(200, 400);
  for (const distance of [200, 1700]) {
    await page.mouse.wheel(0, distance);
    await expect.poll(() => banner.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 64 });
  }
  for (const part of [name, capabilities]) await expect(part).toBeHidden();
  for (const link of [site.brand, "Contact"])
    await expect(banner.getByRole("link", { name: link })).toBeInViewport();
  const menu = banner.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.mouse.wheel(0, -6000);
  await expect(name).toBeVisible();
});
