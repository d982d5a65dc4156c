import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

/** The page still answers: a client navigation leads to another page. */
async function expectAlive(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { first: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.getByRole("main")).toContainText("Send application");
  expect(await page.evaluate(() => "first" in window)).toBe(true);
}

for (const hash of ["#save-50%", "#%"]) {
  test(
    `the malformed hash ${hash} is ignored when the page is loaded with it`,
    nightlyUnless(hash === "#%", "another malformed hash"),
    async ({ page, consoleErrors }) => {
      await page.goto(`/about${hash}`);
      await hydrated(page);
      await expectAlive(page);
      expect(consoleErrors).toEqual([]);
    },
  );

  test(
    `the malformed hash ${hash} is ignored when it is typed`,
    nightly("timing"),
    async ({ page, consoleErrors }) => {
      await page.goto("/about");
      await hydrated(page);
      await page.evaluate((typed) => {
        window.location.hash = typed;
      }, hash);
      await page.waitForTimeout(300);
      await expectAlive(page);
      expect(consoleErrors).toEqual([]);
    },
  );

  for (const path of ["", "/services"]) {
    test(
      `the malformed hash ${hash} of a link to ${path || "the same page"} is ignored`,
      nightlyUnless(hash === "#%" && path !== "", "another malformed hash"),
      async ({ page, consoleErrors }) => {
        await page.goto("/about");
        await hydrated(page);
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement("a"), { href });
          document.body.append(link);
          link.click();
        }, path + hash);
        if (path) await expect(page).toHaveURL(/\/services/);
        await hydrated(page);
        await page.waitForTimeout(300);
        await expectAlive(page);
        expect(consoleErrors).toEqual([]);
      },
    );
  }
}
