import { expect, test } from "../../support/browser/test";

const name = "Let's shape what's next.";

test("a Contact link opens the modal, with both tabs, over its own page", async ({ page }) => {
  await page.goto("/banking-service");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/banking-service\?contact=message$/);
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByLabel("Email")).toBeVisible();
  await expect(dialog.getByRole("tab", { name: "Message us" })).toHaveAttribute("aria-selected", "true");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/\?contact=call$/);
  await expect(dialog.getByLabel("Topic")).toBeHidden();
});

test("the page behind the modal is inert", async ({ page }) => {
  await page.goto("/about?contact=message");
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  for (const part of ["header", "main", "footer"])
    await expect(page.locator(part)).toHaveAttribute("inert", "");
});

test("the close button closes the modal", async ({ page }) => {
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test("a click outside closes the modal", async ({ page }) => {
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await page.mouse.click(15, 400);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test("the modal keeps its place and its height when its tab changes", async ({ page }) => {
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/about?contact=message");
    const card = page.locator(".contact-modal__card");
    await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const before = await card.boundingBox();
    await page.getByRole("tab", { name: "Schedule a call now" }).click();
    await expect(page.getByLabel("What about")).toBeVisible();
    await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await card.boundingBox(), `${width}`).toEqual(before);
  }
});
