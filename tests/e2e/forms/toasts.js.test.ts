import { openCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { openContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";

test("the contact form's toast appears at the top right, the career form's at the bottom right", async ({
  page,
}) => {
  await openContactForm(page);
  await sendContactForm(page);
  const toast = page.locator(".Toastify__toast").filter({ hasText: SENT });
  await expect(toast).toBeVisible();
  const top = await toast.boundingBox();
  expect((top?.x ?? 0) + (top?.width ?? 0)).toBeGreaterThan(1000);
  expect(top?.y ?? 999).toBeLessThan(200);

  await openCareerForm(page);
  await sendCareerForm(page);
  await expect(toast).toBeVisible();
  const bottom = await toast.boundingBox();
  expect((bottom?.x ?? 0) + (bottom?.width ?? 0)).toBeGreaterThan(1000);
  expect(bottom?.y ?? 0).toBeGreaterThan(500);
  await toast.click();
  await expect(toast).toBeHidden();
});
