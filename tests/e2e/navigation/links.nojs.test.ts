import { expect, test } from "../../support/browser/test";

test("an industry leads to the next one, the last one to the first, and its breadcrumbs to the list of all", async ({
  page,
}) => {
  await page.goto("/aviation-service");
  for (const url of ["/supply-logistics-service", "/banking-service"]) {
    await page.getByRole("navigation", { name: "Next industry" }).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  }
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumbs.getByText("Banking", { exact: true })).toHaveAttribute("aria-current", "page");
  await breadcrumbs.getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL(/\/#solutions$/);
});

test("a product leads to the other three and to the list of all, and a service to its list", async ({
  page,
}) => {
  await page.goto("/digital-products");
  const others = page.getByRole("navigation", { name: "The other three products" });
  await others.getByRole("link", { name: "Contract Lifecycle AI Copilot" }).click();
  await expect(page).toHaveURL(/\/contract-lifecycle$/);
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await breadcrumbs.getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.goto("/data-analytics");
  await breadcrumbs.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/services$/);
});
