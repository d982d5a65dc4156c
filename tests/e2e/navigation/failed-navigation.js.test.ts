import type { Page } from "@playwright/test";
import { breakRequests, holdRequests } from "../../support/browser/requests";
import { expect, gateIf, test, visit } from "../../support/browser/test";

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

for (const failure of ["dropped", 502, 200] as const) {
  test(
    `when a page's data does not arrive (${failure}), the browser loads its address`,
    gateIf(failure === "dropped"),
    async ({ page }) => {
      await visit(page, "/career");
      await breakRequests(page, /\.data/, failure);
      await about(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/./);
      await expect(page).toHaveURL(/\/about$/);
      await expect(page).toHaveTitle(/About/);
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/career$/);
      await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
    },
  );
}

test("a click leads to its page after a deployment has removed that page's script", async ({ page }) => {
  await visit(page, "/career");
  await breakRequests(page, /\/build\/routes\/about-/, 404);
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
});

test("while another page is loading a bar is shown, above the mobile menu too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/career");
  const release = await holdRequests(page, /\.data/);
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await expect(bar).toBeVisible({ timeout: 1000 });
  expect(await page.evaluate(() => document.elementFromPoint(10, 2)?.className)).toContain("pending-bar");
  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(bar).toHaveCount(0);
});
