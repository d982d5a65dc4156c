import { problems } from "../../support/browser/axe";
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
