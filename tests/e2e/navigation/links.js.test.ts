import { expect, gateIf, test, visit } from "../../support/browser/test";

for (const [url, parent, name, above] of [
  ["/banking-service", "Solutions", "Banking", /\/#solutions$/],
  ["/data-analytics", "Services", "Data & Analytics", /\/services$/],
  ["/customer-service", "Products", "Customer Service Solutions", /\/products$/],
] as const) {
  test(`the breadcrumbs of ${url} link to ${parent}`, gateIf(parent === "Solutions"), async ({ page }) => {
    await page.goto(url);
    const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(breadcrumbs.getByText(name, { exact: true })).toHaveAttribute("aria-current", "page");
    await breadcrumbs.getByRole("link", { name: parent }).click();
    await expect(page).toHaveURL(above);
  });
}

test("the link at the foot of an industry leads to the next one, and the last one to the first", async ({
  page,
}) => {
  await page.goto("/aviation-service");
  for (const url of ["/supply-logistics-service", "/banking-service"]) {
    await page.getByRole("navigation", { name: "Next industry" }).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    // The address comes before its page.
    await expect(page.locator("main h1")).toBeFocused();
  }
});

test("a product ends with the other three", async ({ page }) => {
  await page.goto("/digital-products");
  await expect(page.getByRole("heading", { name: "The other three products" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contract Lifecycle AI Copilot" }).click();
  await expect(page).toHaveURL(/\/contract-lifecycle$/);
});

test("a click with Ctrl or the middle button opens a new tab", async ({ page, context }) => {
  await visit(page, "/career");
  const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  for (const open of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    const [tab] = await Promise.all([context.waitForEvent("page"), about.click(open)]);
    await expect(tab).toHaveURL(/\/about$/);
    await expect(page).toHaveURL(/\/career$/);
    await tab.close();
  }
});
