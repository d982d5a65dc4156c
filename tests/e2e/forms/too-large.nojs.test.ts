import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { expect, test } from "../../support/browser/test";

// The browser sends to the end before it reads: up to 64 MB the server lets it, beyond that it hangs up after answering.
for (const megabytes of [40, 200]) {
  test(`a file of ${megabytes} MB is answered with the form, not with a broken connection`, async ({
    page,
  }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), "large-"));
    const path = join(folder, "cv.pdf");
    writeFileSync(path, "%PDF-1.7\n");
    truncateSync(path, megabytes * 1024 * 1024);
    try {
      await page.goto("/career");
      await fillCareerForm(page);
      await page.getByLabel("Resume").setInputFiles(path);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await sendCareerForm(page);
      expect((await answer).status()).toBe(413);
      await expect(page.getByText("File size must be below 20MB.").first()).toBeVisible();
      await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
