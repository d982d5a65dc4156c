import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated";

export const SENT = "Email has sent successfully!";

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

/** Opens the modal with its scripts, and fills the form. */
export async function openContactForm(page: Page, values?: Record<string, string>): Promise<void> {
  await page.goto("/about?contact=message");
  await hydrated(page);
  await fillContactForm(page, values);
}

export const sendContactForm = (page: Page) => page.getByRole("button", { name: "Send message" }).click();
