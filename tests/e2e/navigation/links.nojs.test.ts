import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";

const leadsOn = (page: Page, name: string) => page.getByRole("navigation", { name }).getByRole("link");

test("the last industry leads to the first, and its breadcrumbs to the list of all", async ({ page }) => {
  await page.goto("/supply-logistics-service");
  await leadsOn(page, "Next industry").click();
  await expect(page).toHaveURL(/\/banking-service$/);
  await expect(page.locator(".breadcrumbs [aria-current=page]")).toHaveText("Banking");
  await leadsOn(page, "Breadcrumb").filter({ hasText: "Solutions" }).click();
  await expect(page).toHaveURL(/\/#solutions$/);
});

test("a product leads to the other three, and a product and a service to their lists", async ({ page }) => {
  await page.goto("/digital-products");
  const others = leadsOn(page, "The other three products");
  for (const url of ["/customer-service", "/contract-lifecycle", "/employees-engagement"])
    await expect(others.and(page.locator(`[href="${url}"]`))).toBeVisible();
  await expect(leadsOn(page, "Breadcrumb").last()).toHaveAttribute("href", "/products");
  await page.goto("/data-analytics");
  await expect(leadsOn(page, "Breadcrumb").last()).toHaveAttribute("href", "/services");
});
