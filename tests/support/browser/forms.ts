import type { Page } from "@playwright/test";
import { application, pdfBytes } from "../forms/values";
import { visit } from "./test";

export const SENT = "Email has sent successfully!";
export const pdf = { name: "cv.pdf", mimeType: "application/pdf", buffer: pdfBytes() };

/** Fills the contact form in the open modal; fields given replace the usual ones. */
export async function fillContactForm(page: Page, values: Record<string, string> = {}): Promise<void> {
  const fields = {
    "First name": "Amira",
    "Last name": "Haddad",
    Email: "amira@example.com",
    "Project name": "Claims desk",
    Message: "Forty pages in six formats.",
    ...values,
  };
  const dialog = page.getByRole("dialog");
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole("textbox", { name, exact: true }).fill(value);
}

/** Opens the modal, and fills its form. */
export async function openContactForm(page: Page): Promise<void> {
  await visit(page, "/about?contact=message");
  await fillContactForm(page);
}

export const sendContactForm = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

/** The characters of the captcha that is shown. */
export const captchaText = async (page: Page) =>
  (await page.locator("#captcha-text").innerText()).replace(/\s/g, "");

/** Fills the career form with its right captcha and without a résumé; fields given replace the usual ones. */
export async function fillCareerForm(page: Page, values: Record<string, string> = {}): Promise<void> {
  const fields = {
    Name: application.name,
    Email: application.email,
    Phone: application.phone,
    "Current city": application.current_city,
    Captcha: await captchaText(page),
    ...values,
  };
  await page.getByLabel("Role").selectOption({ index: 1 });
  await page.getByLabel("Preferred location").selectOption(application.preferred_location);
  await page.getByLabel("Experience (years)").selectOption(application.experience_years);
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(name, { exact: true }).fill(value);
}

/** Opens the career page, and fills its form. */
export async function openCareerForm(page: Page): Promise<void> {
  await visit(page, "/career");
  await fillCareerForm(page);
}

export const sendCareerForm = (page: Page) => page.getByRole("button", { name: "Send application" }).click();
