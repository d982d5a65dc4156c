import { problems } from "../../support/browser/axe";
import {
  fillContactForm,
  openCareerForm,
  openContactForm,
  pdf,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { expect, gateIf, test, visit } from "../../support/browser/test";

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

const furtherRow = "axe finds no violation where a résumé is attached, rejected and sent";
test(furtherRow, gateIf(false), async ({ page, upstream }) => {
  upstream.mode = "reset";
  await openCareerForm(page);
  const resume = page.getByLabel("Resume", { exact: true });
  await resume.setInputFiles(pdf);
  await sendCareerForm(page);
  await expect(page.getByText("cv.pdf attached")).toBeVisible();
  expect(await problems(page), "attached").toEqual([]);
  await resume.setInputFiles({ ...pdf, name: "cv.txt" });
  await expect(page.getByText("Only PDF or DOCX files are allowed.").first()).toBeVisible();
  expect(await problems(page), "rejected").toEqual([]);
  await resume.setInputFiles(pdf);
  upstream.mode = "ok";
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await problems(page), "sent").toEqual([]);
});
