import { expect, test, visit } from "../../support/browser/test";

/** About what browsers use by default. */
const MARGIN = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

test("every specimen prints on one sheet, of A4 and of American letter size", async ({ page }) => {
  for (const [path, sheets] of [
    ["/", 1],
    ["/services", 3],
  ] as const) {
    await visit(page, path);
    await expect(page.locator("article.sheet", { hasText: "Example" })).toHaveCount(sheets);
    // The sheets alone, as a visitor selects their pages in the print dialog.
    await page.evaluate(() => {
      const specimens = document.querySelector(".sheet")?.closest("section");
      if (specimens) document.body.replaceChildren(specimens);
      document.querySelector(".section-head")?.remove();
    });
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format, margin: MARGIN })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(sheets);
    }
  }
});
