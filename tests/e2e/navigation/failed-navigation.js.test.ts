import type { Page } from "@playwright/test";
import { breakRequests, holdRequests } from "../../support/browser/requests";
import { expect, gateIf, test, visit } from "../../support/browser/test";

const about = (page: Page, menu = "Main") =>
  page.getByRole("navigation", { name: menu }).getByRole("link", { name: "About" });

for (const [what, addresses, failure] of [
  ["data is dropped", /\.data/, "dropped"],
  ["data is an error", /\.data/, 502],
  ["data is a page of a proxy", /\.data/, 200],
  ["script has gone with a deployment", /\/build\/routes\/about-/, 404],
] as const)
  test(
    `where a page's ${what} the link still leads there, and Back returns`,
    gateIf(failure === "dropped"),
    async ({ page }) => {
      await visit(page, "/career");
      await breakRequests(page, addresses, failure);
      await about(page).click();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page).toHaveTitle(/About/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/./);
      await expect(page.getByText("Something went wrong")).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/career$/);
      await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
    },
  );

test("a page that is loading shows a bar above the mobile menu, and closes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/career");
  const release = await holdRequests(page, /\.data/);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await about(page, "Menu").click();
  const bar = page.getByRole("progressbar", { name: "Loading" });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  const isOnTop = ([x, y]: number[]) => document.elementFromPoint(x ?? 0, y ?? 0)?.role === "progressbar";
  expect(await page.evaluate(isOnTop, [(box?.x ?? 0) + 2, (box?.y ?? 0) + 1])).toBe(true);
  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
});
