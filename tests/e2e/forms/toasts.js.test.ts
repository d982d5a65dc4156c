import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("the contact form's toast stands at the top right, the career form's at the bottom right", async ({
  page,
}) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  await page.getByLabel("First name").fill("Amira");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill("amira@example.test");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  const toast = page.locator(".Toastify__toast").filter({ hasText: "Email has sent successfully!" });
  await expect(toast).toBeVisible();
  const top = await toast.boundingBox();
  expect((top?.x ?? 0) + (top?.width ?? 0)).toBeGreaterThan(1000);
  expect(top?.y ?? 999).toBeLessThan(200);

  await page.goto("/career");
  await hydrated(page);
  await page.getByLabel("Role").selectOption({ index: 1 });
  await page.getByLabel("Name", { exact: true }).fill("Amira");
  await page.getByLabel("Email").fill("amira@example.test");
  await page.getByLabel("Phone").fill("5551234");
  await page.getByLabel("Current city").fill("Leeds");
  await page.getByLabel("Preferred location").selectOption("USA");
  const captcha = ((await page.locator("#captcha-text").textContent()) ?? "").replace(/\s/g, "");
  await page.getByLabel("Captcha", { exact: true }).fill(captcha);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(toast).toBeVisible();
  const bottom = await toast.boundingBox();
  expect((bottom?.x ?? 0) + (bottom?.width ?? 0)).toBeGreaterThan(1000);
  expect(bottom?.y ?? 0).toBeGreaterThan(500);
  await toast.click();
  await expect(toast).toBeHidden();
});
