import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openCareerForm, pdf, SENT, sendCareerForm } from "../../support/browser/forms";
import { holdRequests } from "../../support/browser/requests";
import { expect, nightlyUnless, test, visit } from "../../support/browser/test";

test("values changed during the résumé's upload are sent as they are at its end", async ({
  page,
  upstream,
}) => {
  await openCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  const release = await holdRequests(page, "**/career/resume");
  await sendCareerForm(page);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  // A different file would not belong to this upload.
  await expect(page.getByLabel("Resume", { exact: true })).toBeDisabled();
  await page.getByLabel("Current city").fill("Lisbon");
  await page.getByLabel("Experience (months)").selectOption("7");
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  const form = upstream.requests[0]?.form;
  expect([form?.get("current_city"), form?.get("experience_months")]).toEqual(["Lisbon", "7"]);
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});

for (const [event, act] of [
  ["corrected", (file: string) => appendFile(file, "% corrected\n")],
  ["deleted", (file: string) => rm(file)],
] as const)
  test(
    `a résumé ${event} after it was chosen empties its field, which says to choose the file again`,
    nightlyUnless(event === "corrected"),
    async ({ page, upstream }, testInfo) => {
      const file = testInfo.outputPath("cv.pdf");
      await writeFile(file, pdf.buffer);
      await openCareerForm(page);
      const field = page.getByLabel("Resume", { exact: true });
      await field.setInputFiles(file);
      await act(file);
      await sendCareerForm(page);
      await expect(page.locator(".resume-field").getByText("Please choose the file again")).toBeVisible();
      await expect(field).toHaveValue("");
      await writeFile(file, pdf.buffer);
      await field.setInputFiles(file);
      await sendCareerForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
    },
  );

/** Drops a file on a point of the page, as a visitor would who drags it there from a folder. */
async function dropFile(page: Page, file: string, x: number, y: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, x, y, data });
}

test("a file dropped at the edge of the résumé's zone is chosen", async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "dropped-"));
  const file = path.join(folder, "dropped-cv.pdf");
  await writeFile(file, pdf.buffer);
  await visit(page, "/career");
  const zone = page.getByLabel("Resume", { exact: true });
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error("the zone has no box");
  expect(box.height).toBeGreaterThan(64);
  await dropFile(page, file, box.x + box.width - 8, box.y + 8);
  await expect(zone).toHaveValue(/dropped-cv\.pdf$/);
});
