import { hydrated } from "../../support/browser/hydrated";
import { wheel } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";

test("after a message has been sent the focus stays on its button", async ({ page }) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  for (const label of ["First name", "Last name"]) await dialog.getByLabel(label).fill("Amira");
  await dialog.getByLabel("Email").fill("amira@example.test");
  await dialog.getByRole("textbox", { name: "Message" }).fill("Forty pages in six formats.");
  await dialog.getByRole("button", { name: "Send message" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toHaveValue("");
  await expect(dialog.getByRole("button", { name: "Send message" })).toBeFocused();
});

test("after an application has been sent the focus stays on its button", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  await page.getByLabel("Role").selectOption({ index: 1 });
  await page.getByLabel("Preferred location").selectOption("UAE");
  for (const [label, value] of [
    ["Name", "Amira Haddad"],
    ["Email", "amira@example.test"],
    ["Phone", "00971501234567"],
    ["Current city", "Dubai"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Resume", { exact: true }).setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  });
  const captcha = await page.locator("#captcha-text").innerText();
  await page.getByLabel("Captcha", { exact: true }).fill(captcha.replace(/\s/g, ""));
  await page.getByRole("button", { name: "Send application" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Send application" })).toBeFocused();
});

test("a link from one tab of the modal to the other takes the focus to that tab; Space moves too", async ({
  page,
}) => {
  await page.goto("/about?contact=call");
  await hydrated(page);
  await page.getByRole("link", { name: "Suggest a time by message" }).focus();
  await page.keyboard.press("Enter");
  const message = page.getByRole("tab", { name: "Message us" });
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute("aria-selected", "true");
  const call = page.getByRole("tab", { name: "Schedule a call now" });
  await call.focus();
  await page.keyboard.press(" ");
  await expect(call).toHaveAttribute("aria-selected", "true");
});

for (const width of [390, 1280]) {
  test(`the menu that came along gives the focus back at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services");
    await hydrated(page);
    await wheel(page, 1200);
    const button = page.locator(".header__collapsed").getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });
}

for (const width of [320, 390, 640]) {
  test(`a tap stops the hero's film at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services");
    await hydrated(page);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });
}
