import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

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

test("the solutions switcher shows one industry at a time", async ({ page }) => {
  await page.goto("/");
  const switcher = page.locator("#solutions");
  await expect(switcher.getByRole("heading", { name: "Banking" })).toBeVisible();
  await switcher.locator("label", { hasText: "Aviation" }).click();
  await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
  await expect(switcher.getByRole("heading", { name: "Banking" })).toBeHidden();
  await switcher.getByRole("link", { name: "EXPLORE SOLUTIONS: Aviation" }).click();
  await expect(page).toHaveURL(/\/aviation-service$/);
});

test(
  "a click on the description under a menu entry opens its page",
  nightly("the same link"),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Solutions" }).click();
    const line = await page.locator("#menu-solutions li").nth(2).locator("small").boundingBox();
    await page.mouse.click((line?.x ?? 0) + 10, (line?.y ?? 0) + 8);
    await expect(page).toHaveURL(/\/fmcg-service$/);
  },
);
