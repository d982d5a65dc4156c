import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("a dropdown opens, another closes it, a second click and a click outside close it", async ({ page }) => {
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

  await solutions.click();
  await industry.click();
  await expect(page).toHaveURL(/\/healthcare-service$/);
  await expect(industry).toBeHidden();
});

test("Esc closes a dropdown and the keyboard reaches its links", async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("button", { name: "Capabilities" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("link", { name: "Products" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("link", { name: "Customer Service AI Copilot" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Customer Service AI Copilot" })).toBeHidden();
});

test("the full-screen menu shows one group at a time and opens the contact modal", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByText("Capabilities", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Digital Product Passport" })).toBeVisible();
  await menu.getByText("Solutions", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Aviation" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Digital Product Passport" })).toBeHidden();
  await menu.getByText("Solutions", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Aviation" })).toBeHidden();

  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Let's shape what's next." })).toBeVisible();
});

test("the first Tab stop is a link that skips to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the footer's banner opens the call tab and its Contact link the message tab", async ({ page }) => {
  await page.goto("/retail-service");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/\/retail-service\?contact=call$/);
  await page.goto("/retail-service");
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/retail-service\?contact=message$/);
  await expect(page.locator("footer")).toContainText("© 2025");
});

test.describe("the full-screen menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("takes the focus, keeps Tab inside, covers the page, which does not scroll, and returns the focus", async ({
    page,
  }) => {
    await page.goto("/about");
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    await opener.click();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    // Once the menu has slid in, what it covers is hidden from Tab and screen readers.
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      const outside = page.locator(":focus:not(#site-menu *, body)");
      await expect(outside).toHaveCount(0);
    }
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

for (const [path, width] of [
  ["/banking-service", 390],
  ["/career", 1280],
] as const)
  test(`the bar stays on ${path} at ${width}; past the first section it has the symbol, Contact and Menu`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
    const banner = page.getByRole("banner");
    const name = banner.locator(".logo__name").first();
    const capabilities = banner.getByRole("button", { name: "Capabilities" });
    await expect(name).toBeVisible();
    if (width >= 1024) await expect(capabilities).toBeVisible();
    await page.mouse.move(200, 400);
    for (const distance of [200, 1700]) {
      await page.mouse.wheel(0, distance);
      await expect.poll(() => banner.boundingBox()).toEqual({ x: 0, y: 0, width, height: 64 });
    }
    await expect(name).toBeHidden();
    await expect(capabilities).toBeHidden();
    await expect(banner.getByRole("link", { name: "Lodeline" })).toBeInViewport();
    await expect(banner.getByRole("link", { name: "Contact" })).toBeInViewport();
    const menu = banner.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await page.mouse.wheel(0, -6000);
    await expect(name).toBeVisible();
  });

test("the bar never covers the element with the focus", async ({ page, javaScriptEnabled }) => {
  await page.goto("/career");
  if (javaScriptEnabled) await hydrated(page);
  await page.getByRole("button", { name: "Send application" }).focus();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector("header")?.getBoundingClientRect();
      return Boolean(focused?.closest("main") && bar && focused.getBoundingClientRect().top < bar.bottom);
    });
    expect(covered).toBe(false);
  }
});
