import { requestsFor } from "../../support/browser/requests";
import { expect, hydrated, test, visit } from "../../support/browser/test";

test("a field is checked when it is left and then at each change, a captcha once whole", async ({ page }) => {
  await visit(page, "/career");
  const phone = page.getByLabel("Phone");
  const error = page.getByRole("alert").getByText("Phone number should contain only numbers");
  await phone.focus();
  await phone.blur();
  await phone.fill("+971 ext");
  await expect(page.locator(".field-error")).toHaveCount(0);
  await phone.blur();
  await expect(error).toBeVisible();
  await phone.fill("00971");
  await expect(error).toHaveCount(0);
  await phone.fill("+");
  await expect(error).toBeVisible();
  await phone.fill("");
  await expect(page.locator(".field-error")).toHaveCount(0);

  const captcha = page.getByLabel("Captcha", { exact: true });
  const incorrect = page.getByText("Entered captcha is incorrect");
  await captcha.pressSequentially("wrong1?");
  await expect(incorrect).toHaveCount(0);
  await captcha.blur();
  await expect(incorrect).toBeVisible();
  await captcha.press("End");
  await captcha.press("Backspace");
  await expect(incorrect).toHaveCount(0);
  await captcha.pressSequentially("!");
  await expect(incorrect).toBeVisible();
});

test("a refresh dims the captcha for half a second, then shows another", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/career");
  const text = page.locator("#captcha-text");
  const [before] = await text.allTextContents();
  const captcha = page.getByLabel("Captcha", { exact: true });
  await captcha.fill("nope");
  await captcha.blur();
  const error = page.getByText("Entered captcha is incorrect");
  await expect(error).toBeVisible();
  const requests = requestsFor(page, /\/career\/captcha/);
  // The page's time stands still, and passes only as told.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(text).toHaveCSS("opacity", "0.35");
  await page.clock.runFor(490);
  expect(requests).toHaveLength(0);
  await page.clock.runFor(510);
  await expect(text).toHaveCSS("opacity", "1");
  expect(requests).toHaveLength(1);
  await expect(text).not.toHaveText(before ?? "");
  await expect(page.locator(".live-region p")).toHaveText(await text.innerText());
  await expect(error).toHaveCount(0);
});

test("an empty form shows every missing field and sends nothing; another location clears what was typed for 'Other'; the modal keeps form and captcha", async ({
  page,
  upstream,
}) => {
  await page.goto("/career");
  // Before hydration the browser validates the form itself.
  await hydrated(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("position is required")).toBeVisible();
  await expect(page.getByText("Location is required")).toBeVisible();
  await expect(page.locator(".live-region p")).toHaveText(/^\d fields need attention$/);
  await expect(page.getByLabel("Role")).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("A");
  await expect(page.getByText("position is required")).toBeVisible();
  expect(upstream.requests).toHaveLength(0);

  await page.getByLabel("Preferred location").selectOption("Other");
  await page.getByLabel("Other location").fill("Lisbon");
  await page.getByLabel("Preferred location").selectOption("India");
  await page.getByLabel("Preferred location").selectOption("Other");
  await expect(page.getByLabel("Other location")).toHaveValue("");
  const before = await page.locator("#captcha-text").innerText();
  await page.getByLabel("Name", { exact: true }).fill("Amira");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.locator("#captcha-text").innerText()).toBe(before);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amira");
});
