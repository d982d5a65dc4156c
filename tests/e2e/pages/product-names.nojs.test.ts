import { expect, test } from "../../support/browser/test";

/** Letter for letter as specified, with their uneven full stops. */
const SPECIFIED = {
  "/customer-service": ["Customer Service Solutions", "Streamlined Interaction. Data-Driven Improvements"],
  "/contract-lifecycle": [
    "Contract Lifecycle Management",
    "Accelerate Cycle Times. Reduce Administrative Burden",
  ],
  "/employees-engagement": ["Employee Engagement", "Real Time-Pulse. Enhance Employee Engagement."],
  "/digital-products": ["Digital Products", "Consumer Confidence. Traceability & Transparency"],
} as const;

test("each product page shows its specified name and tagline", async ({ page }) => {
  for (const [path, [name, tagline]] of Object.entries(SPECIFIED)) {
    await page.goto(path);
    const current = page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current]");
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main").getByText(tagline, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| `));
  }
});
