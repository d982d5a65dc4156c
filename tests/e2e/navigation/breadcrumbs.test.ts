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
