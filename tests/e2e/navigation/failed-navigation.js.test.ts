import type { Page } from "@playwright/test";
import { breakRequests, mendRequests } from "../../support/browser/broken-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

for (const failure of ["dropped", 502, 200] as const) {
  test(
    `when a page's data does not arrive (${failure}), the browser loads its address`,
    nightlyUnless(failure === "dropped", "another way to fail"),
    async ({ page }) => {
      await page.goto("/career");
      await hydrated(page);
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
  await page.goto("/career");
  await hydrated(page);
  await breakRequests(page, /\/build\/routes\/about-/, 404);
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
});

test(
  "without a connection the browser shows its own error at the link's address, and Back returns",
  nightly("another way to fail"),
  async ({ page, browserName }) => {
    await page.goto("/career");
    await hydrated(page);
    await page.getByLabel("Name", { exact: true }).fill("Amira");
    await page.waitForLoadState("networkidle");
    await breakRequests(page, /./, "offline");
    await about(page).click();
    await expect(page).toHaveURL(browserName === "chromium" ? /chrome-error/ : /\/about$/);
    await mendRequests(page);
    await page.reload();
    await expect(page).toHaveURL(/\/about$/);
  },
);
