import { expect, test } from "../../support/browser/test";

// Letter for letter as specified.

/** With their uneven full stops. */
const PRODUCTS = {
  "/customer-service": ["Customer Service Solutions", "Streamlined Interaction. Data-Driven Improvements"],
  "/contract-lifecycle": [
    "Contract Lifecycle Management",
    "Accelerate Cycle Times. Reduce Administrative Burden",
  ],
  "/employees-engagement": ["Employee Engagement", "Real Time-Pulse. Enhance Employee Engagement."],
  "/digital-products": ["Digital Products", "Consumer Confidence. Traceability & Transparency"],
} as const;

test("each product page shows its specified name and tagline", async ({ page }) => {
  for (const [path, [name, tagline]] of Object.entries(PRODUCTS)) {
    await page.goto(path);
    const current = page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current]");
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main").getByText(tagline, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| `));
  }
});

test("About shows its headings and six values, and 'Apply Now' leads to the form", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const headings = ["Trusted, Intelligent, Sustainable", "Why us?", "Our Values", "Join the Team"];
  const shown = await main.getByRole("heading").allTextContents();
  expect(shown.filter((heading) => headings.includes(heading))).toEqual(headings);
  const values = main.locator("section").filter({ has: page.getByRole("heading", { name: "Our Values" }) });
  await expect(values.getByRole("term")).toHaveText([
    "Customer Centric",
    "Helpful",
    "Transparent",
    "Trusted",
    "Persistent",
    "Thrive Together",
  ]);
  await main.getByRole("link", { name: "Apply Now", exact: true }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
});

test("the home page shows its sections in order", async ({ page }) => {
  await page.goto("/");
  const order = [
    page.getByText("70%"),
    page.locator("#services"),
    page.getByRole("link", { name: /DISCOVER CAPABILITY/ }).first(),
    page.getByText("/01").first(),
    page.getByRole("heading", { name: "Ask us about these 6 now" }),
    page.locator("#solutions"),
    page.getByRole("heading", { name: "New York" }),
  ];
  const tops = [];
  for (const locator of order) tops.push((await locator.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const offices = page.getByRole("listitem").filter({ has: page.locator("address") });
  await expect(offices.getByRole("heading")).toHaveText(["New York", "Dubai", "New Delhi"]);
});
