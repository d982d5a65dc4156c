import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

// A browser reads the response after it has sent everything. The server reads up to 64 MB, then closes the connection.
for (const megabytes of [40, 200]) {
  test(
    `a file of ${megabytes} MB gets the form with an error, not a broken connection`,
    nightly("sends up to 200 MB; tests/integration/server/too-large.test.ts"),
    async ({ page }) => {
      test.slow();
      const folder = mkdtempSync(join(tmpdir(), "large-"));
      const path = join(folder, "cv.pdf");
      writeFileSync(path, "%PDF-1.7\n");
      truncateSync(path, megabytes * 1024 * 1024);
      try {
        await page.goto("/career");
        await fillCareerForm(page);
        await page.getByLabel("Resume").setInputFiles(path);
        const response = page.waitForResponse((response) => response.request().method() === "POST");
        await sendCareerForm(page);
        expect((await response).status()).toBe(413);
        await expect(page.getByText("File size must be below 20MB.").first()).toBeVisible();
        await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
}
