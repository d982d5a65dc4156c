import { expect, test } from "../../support/browser/test";

test("without a style sheet no icon is larger than its text", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  for (const url of ["/", "/career"]) {
    await page.goto(url);
    const widths = await page.locator("svg").evaluateAll((all) => all.map((svg) => svg.clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(28);
  }
});

test("the modal is not printed, and the page behind it is", async ({ page }) => {
  await page.goto("/about?contact=message");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("footer")).toContainText("© 2025 Lodeline");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
});
