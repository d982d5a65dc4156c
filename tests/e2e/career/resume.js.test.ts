import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pdf } from "../../support/browser/forms";
import { expect, test, visit } from "../../support/browser/test";

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
