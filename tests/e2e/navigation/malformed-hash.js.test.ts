import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/test";

const HASH = "#save-50%";

/** The page still works: a client navigation leads to another page. */
async function expectAlive(page: Page, consoleErrors: string[]): Promise<void> {
  await page.evaluate(() => Object.assign(window, { first: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.getByRole("main")).toContainText("Send application");
  expect(await page.evaluate(() => "first" in window)).toBe(true);
  expect(consoleErrors).toEqual([]);
}

test("a malformed hash is ignored when the page is loaded with it", async ({ page, consoleErrors }) => {
  await visit(page, `/about${HASH}`);
  await expectAlive(page, consoleErrors);
});

test("the malformed hash of a link to the same page is ignored", async ({ page, consoleErrors }) => {
  await visit(page, "/about");
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
  }, HASH);
  await expectAlive(page, consoleErrors);
});
