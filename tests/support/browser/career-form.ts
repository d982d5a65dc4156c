import type { Page } from "@playwright/test";

export const pdf = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF"),
};

/** The characters of the captcha that is shown. */
export const captchaText = async (page: Page) =>
  (await page.locator("#captcha-text").innerText()).replace(/\s/g, "");

/** Fills the career form with its right captcha and without a résumé; fields given replace the usual ones. */
export async function fillCareerForm(page: Page, values: Record<string, string> = {}): Promise<void> {
  const fields = {
    Name: "Amira Haddad",
    Email: "amira@example.com",
    Phone: "00971501234567",
    "Current city": "Dubai",
    Captcha: await captchaText(page),
    ...values,
  };
  await page.getByLabel("Role").selectOption({ index: 1 });
  await page.getByLabel("Preferred location").selectOption("UAE");
  await page.getByLabel("Experience (years)").selectOption("5+");
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(name, { exact: true }).fill(value);
}

export const sendCareerForm = (page: Page) => page.getByRole("button", { name: "Send application" }).click();
