import { fillCareerForm, pdf, SENT, sendCareerForm } from "../../support/browser/forms";
import { expect, test, visit } from "../../support/browser/test";

const REFUSED = "Only PDF or DOCX files are allowed.";
const toast = ".Toastify__toast, .toast";

test("a PDF with other content is removed from its field, and field and toast show the error", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  await visit(page, "/career");
  await fillCareerForm(page);
  const resume = page.getByLabel("Resume", { exact: true });
  await resume.setInputFiles({ ...pdf, buffer: Buffer.from("a picture") });
  await sendCareerForm(page);
  await expect(page.locator(toast).getByText(REFUSED)).toBeVisible();
  await expect(page.locator('[data-field="resume"] .field-error')).toHaveText(`cv.pdf: ${REFUSED}`);
  await expect(resume).toHaveAccessibleDescription(new RegExp(REFUSED));
  await expect(resume).toHaveAttribute("aria-invalid", "true");
  await expect(resume).toHaveValue("");
  await expect(resume).toBeFocused();
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  expect(upstream.requests).toHaveLength(0);
  await resume.setInputFiles(pdf);
  if (javaScriptEnabled) await expect(page.locator(".field-error")).toHaveCount(0);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});
