import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

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
  await page.goto(`/about${HASH}`);
  await hydrated(page);
  await expectAlive(page, consoleErrors);
});

test("a malformed hash is ignored when it is typed", nightly("timing"), async ({ page, consoleErrors }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate((typed) => {
    window.location.hash = typed;
  }, HASH);
  await page.waitForTimeout(300);
  await expectAlive(page, consoleErrors);
});

for (const path of ["", "/services"]) {
  test(
    `the malformed hash of a link to ${path || "the same page"} is ignored`,
    nightlyUnless(path !== "", "another way to the same hash"),
    async ({ page, consoleErrors }) => {
      await page.goto("/about");
      await hydrated(page);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href });
        document.body.append(link);
        link.click();
      }, path + HASH);
      if (path) await expect(page).toHaveURL(/\/services/);
      await hydrated(page);
      await page.waitForTimeout(300);
      await expectAlive(page, consoleErrors);
    },
  );
}
