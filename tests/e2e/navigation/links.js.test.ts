import { expect, test } from "../../support/browser/test";

for (const [url, parent, name, above] of [
  ["/banking-service", "Solutions", "Banking", /\/#solutions$/],
  ["/data-analytics", "Services", "Data & Analytics", /\/services$/],
  ["/customer-service", "Products", "Customer Service AI Copilot", /\/products$/],
] as const) {
  test(`${url} says that it stands under ${parent}, and leads there`, async ({ page }) => {
    await page.goto(url);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByText(name, { exact: true })).toHaveAttribute("aria-current", "page");
    await trail.getByRole("link", { name: parent }).click();
    await expect(page).toHaveURL(above);
  });
}

test("the active page is marked in the menu", async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  await expect(bar.getByRole("link", { name: "Careers" })).not.toHaveAttribute("aria-current", "page");
});

test("the foot of a page in a row leads on, and the last one back to the first", async ({ page }) => {
  await page.goto("/aviation-service");
  for (const url of ["/supply-logistics-service", "/banking-service"]) {
    await page.getByRole("navigation", { name: "Next industry" }).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  }
  await page.goto("/digital-products");
  await expect(page.getByRole("heading", { name: "The other three" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contract Lifecycle AI Copilot" }).click();
  await expect(page).toHaveURL(/\/contract-lifecycle$/);
});
