import { openCareerForm } from "../../support/browser/career-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test("leaving a field with a value validates it, and every change after that", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  const phone = page.getByLabel("Phone");
  const error = page.getByText("Phone number should contain only numbers");
  await phone.focus();
  await phone.blur();
  await phone.fill("+971");
  await expect(page.locator(".field-error")).toHaveCount(0);
  await phone.blur();
  await expect(error).toBeVisible();
  await phone.fill("00971");
  await expect(error).toHaveCount(0);
  await phone.fill("+");
  await expect(error).toBeVisible();
  await phone.fill("");
  await expect(page.locator(".field-error")).toHaveCount(0);
});

test("a captcha shows its error on leaving the field, not while typing and not after a refresh", async ({
  page,
}) => {
  await page.goto("/career");
  await hydrated(page);
  const captcha = page.getByLabel("Captcha", { exact: true });
  const error = page.getByText("Entered captcha is incorrect");
  await captcha.pressSequentially("wrong1?");
  await expect(error).toHaveCount(0);
  await captcha.blur();
  await expect(error).toBeVisible();
  await captcha.press("End");
  await captcha.press("Backspace");
  await expect(error).toHaveCount(0);
  await captcha.pressSequentially("!");
  await expect(error).toBeVisible();
  await captcha.fill("nope");
  await captcha.blur();
  await expect(error).toBeVisible();
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(page.locator("#captcha-text")).not.toHaveAttribute("data-dimmed");
  await expect(error).toHaveCount(0);
});

test(
  "Enter in a captcha that is too short shows its error",
  nightly("the test above, by another key"),
  async ({ page }) => {
    await openCareerForm(page, { Captcha: "ab" });
    await page.getByLabel("Captcha", { exact: true }).press("Enter");
    await expect(page.getByText("Entered captcha is incorrect")).toBeVisible();
  },
);

test("submitting an empty form shows every missing field and sends nothing", async ({ page, upstream }) => {
  await page.goto("/career");
  // Before hydration the browser validates the form itself.
  await hydrated(page);
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("position is required")).toBeVisible();
  await expect(page.getByText("Location is required")).toBeVisible();
  await expect(page.getByLabel("Role")).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("A");
  await expect(page.getByText("position is required")).toBeVisible();
  expect(upstream.requests).toHaveLength(0);
});

test("choosing a listed location clears the location typed under 'Other'", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  await page.getByLabel("Preferred location").selectOption("Other");
  await page.getByLabel("Other location").fill("Lisbon");
  await page.getByLabel("Preferred location").selectOption("India");
  await page.getByLabel("Preferred location").selectOption("Other");
  await expect(page.getByLabel("Other location")).toHaveValue("");
});

test("opening the contact modal keeps the captcha", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  const before = await page.locator("#captcha-text").innerText();
  await page.getByLabel("Name", { exact: true }).fill("Amira");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.locator("#captcha-text").innerText()).toBe(before);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amira");
});

test("the higher experience options end with a plus sign, and fifty roles are offered", async ({ page }) => {
  await page.goto("/career");
  const options = await page.getByLabel("Experience (years)").getByRole("option").allTextContents();
  expect(options).toEqual(["0", "1", "2", "3", "4", "5+", "10+", "15+", "20+"]);
  expect(await page.getByLabel("Role").getByRole("option").count()).toBeGreaterThanOrEqual(50);
});
