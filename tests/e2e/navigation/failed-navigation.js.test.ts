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

test(
  "hovering over Contact without a connection keeps the page and the values typed in it",
  nightly("another way to fail"),
  async ({ page }) => {
    await page.goto("/career");
    await hydrated(page);
    await page.getByLabel("Name", { exact: true }).fill("Amira");
    await page.waitForLoadState("networkidle");
    await breakRequests(page, /./, "offline");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().hover();
    await page.waitForTimeout(500);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amira");
    await mendRequests(page);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

test(
  "an error page at the address of an open modal can be scrolled and used, and explains the error",
  nightly("another way to fail"),
  async ({ page }) => {
    await page.goto("/career");
    await hydrated(page);
    await breakRequests(page, /\.data/, 502);
    await page.evaluate(() => {
      // The error page stands until the browser has loaded the address itself.
      new MutationObserver(() => {
        const text = document.querySelector(".error-page")?.textContent;
        const parts = Array.from(document.querySelectorAll("header, footer"), (part) =>
          part.matches("[inert]"),
        );
        const locked = "modal" in document.documentElement.dataset;
        if (text) sessionStorage.setItem("seen", JSON.stringify({ text, parts, locked }));
      }).observe(document, { childList: true, subtree: true });
      const link = Object.assign(document.createElement("a"), { href: "/about?contact=message" });
      document.body.append(link);
      link.click();
    });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/about\?contact=message$/);
    const seen = JSON.parse((await page.evaluate(() => sessionStorage.getItem("seen"))) ?? "null");
    expect(seen.locked).toBe(false);
    expect(seen.parts).not.toContain(true);
    expect(seen.text).toContain("This page did not load.");
    expect(seen.text).not.toContain("This is our fault");
  },
);
