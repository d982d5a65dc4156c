import { fillCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { expect, test } from "../../support/browser/test";
import { holdUpload } from "../../support/forms/held-upload";
import { pdfBytes } from "../../support/forms/resume-files";
import { nightly } from "../../support/nightly";

const BUSY = "We are receiving many files right now.";

test(
  "a visitor's third simultaneous large upload gets status 503, and the form keeps its values",
  nightly("tests/integration/server/limits.test.ts holds the limit"),
  async ({ page, site }) => {
    const held = [await holdUpload(site.url), await holdUpload(site.url)];
    try {
      await page.goto("/career");
      await fillCareerForm(page);
      const buffer = pdfBytes(3 * 1024 * 1024);
      await page.getByLabel("Resume").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
      const response = page.waitForResponse((response) => response.request().method() === "POST");
      await sendCareerForm(page);
      expect((await response).status()).toBe(503);
      expect(Number((await response).headers()["retry-after"])).toBeGreaterThan(0);
      await expect(page.getByText(BUSY)).toBeVisible();
      await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
      await page.goto("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    } finally {
      for (const { abort } of held) abort();
    }
  },
);
