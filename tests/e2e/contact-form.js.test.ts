import { settled } from "../support/settled";
import { expect, test } from "../support/test";

test("the email is checked from the first attempt on, with every change", async ({ page }) => {
  await page.goto("/about?contact=message");
  await settled(page);
  const email = page.getByLabel("Email");
  const error = page.getByText("Please enter a valid email");
  await email.fill("amira@");
  await page.getByLabel("First name").fill("Amira");
  await expect(error).toBeHidden();
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(error).toBeVisible();
  await email.fill("amira@example.test");
  await expect(error).toBeHidden();
  await email.fill("amira@example");
  await expect(error).toBeVisible();
});

test("while it is sent the button rests", async ({ page, upstream }) => {
  upstream.mode = "hang";
  await page.goto("/about?contact=message");
  await settled(page);
  for (const [label, value] of [
    ["First name", "Amira"],
    ["Last name", "Okafor"],
    ["Email", "amira@example.test"],
    ["Message", "Hello"],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  const send = page.locator("form#contact-form button[type=submit]").last();
  await send.click();
  await expect(send).toBeDisabled();
  await expect(page.getByText("Something has went wrong.")).toBeVisible();
  await expect(send).toBeEnabled();
});

test("the toast stands at the top right and closes after five seconds", async ({ page }) => {
  await page.goto("/about?contact=message");
  await settled(page);
  await page.getByLabel("First name").fill("Amira");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill("amira@example.test");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  const toast = page.locator(".Toastify__toast").filter({ hasText: "Email has sent successfully!" });
  await expect(toast).toBeVisible();
  const shown = Date.now();
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(640);
  expect(box?.y ?? 999).toBeLessThan(200);
  await expect(toast).toBeHidden({ timeout: 9_000 });
  expect(Date.now() - shown).toBeGreaterThan(3_500);
});
