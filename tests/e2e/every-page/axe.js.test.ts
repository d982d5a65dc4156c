import { problems } from "../../support/browser/axe";
import { fillContactForm, openContactForm, sendContactForm } from "../../support/browser/forms";
import { expect, test, visit } from "../../support/browser/test";

test("axe finds no violation in the open menus and among field errors", async ({ page }) => {
  await visit(page, "/career");
  await page.getByRole("button", { name: "Capabilities" }).click();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Phone").fill("abc");
  await page.getByLabel("Email").fill("abc");
  await page.getByLabel("Captcha", { exact: true }).focus();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Capabilities", { exact: true }).click();
  expect(await problems(page)).toEqual([]);
});

test("axe finds no violation among a message's errors and beside its failure", async ({ page, upstream }) => {
  await openContactForm(page, { "First name": " " });
  // The field that is left by the click, too: what appears below it moves the button.
  await page.getByRole("dialog").getByLabel("Email").fill("amira@example");
  await sendContactForm(page);
  await expect(page.getByRole("dialog").getByLabel("First name")).toBeFocused();
  await expect(page.getByRole("dialog").getByText("Please enter a valid email").first()).toBeVisible();
  expect(await problems(page), "two errors").toEqual([]);
  await fillContactForm(page);
  upstream.mode = { status: 500 };
  await sendContactForm(page);
  await expect(page.getByText("Something has went wrong.")).toBeVisible();
  expect(await problems(page), "failure").toEqual([]);
});
