import { settled } from "../support/settled";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/career");
  await settled(page);
});

test("fields are checked on leaving and while typing, and say nothing when empty", async ({ page }) => {
  const phone = page.getByLabel("Phone");
  const error = page.getByText("Phone number should contain only numbers");
  await phone.focus();
  await phone.blur();
  await expect(page.locator(".field-error")).toHaveCount(0);
  await phone.fill("12a");
  await phone.blur();
  await expect(error).toBeVisible();
  await phone.fill("12");
  await expect(error).toBeHidden();
});

test("a refreshed captcha dims for half a second and clears its answer", async ({ page }) => {
  const text = page.locator("#captcha-text");
  const before = await text.textContent();
  await page.getByLabel("Captcha", { exact: true }).fill("ABC");
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(text).toHaveAttribute("data-dimmed", "true");
  await expect(text).not.toHaveAttribute("data-dimmed", "true");
  expect(await text.textContent()).not.toBe(before);
});

test("the success toast stands at the bottom right and goes with a click", async ({ page, upstream }) => {
  await page.getByLabel("Role").selectOption({ index: 1 });
  await page.getByLabel("Name", { exact: true }).fill("Amira");
  await page.getByLabel("Email").fill("amira@example.test");
  await page.getByLabel("Phone").fill("5551234");
  await page.getByLabel("Current city").fill("Leeds");
  await page.getByLabel("Preferred location").selectOption("USA");
  const captcha = ((await page.locator("#captcha-text").textContent()) ?? "").replace(/\s/g, "");
  await page.getByLabel("Captcha", { exact: true }).fill(captcha);
  await page.getByRole("button", { name: "Send application" }).click();
  const toast = page.locator(".Toastify__toast").filter({ hasText: "Email has sent successfully!" });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(500);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1100);
  await toast.click();
  await expect(toast).toBeHidden({ timeout: 1_500 });
  expect(upstream.requests).toHaveLength(1);
});
