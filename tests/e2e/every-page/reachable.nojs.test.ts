import type { Locator } from "@playwright/test";
import { pageUrls } from "~/content/pages";
import { expect, test } from "../../support/browser/test";

/** The addresses of a part's links that are shown. */
const addresses = (part: Locator) =>
  part
    .locator("a[href]")
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );

for (const width of [390, 1440]) {
  test(`the menu and the footer, with their headings, lead to every page at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about");
    const footer = page.getByRole("contentinfo").getByRole("navigation");
    const headings = footer.locator("summary:visible");
    await expect(headings).toHaveCount(width < 768 ? 5 : 0);
    // The smallest phones show it whole.
    if (width < 768) expect((await page.locator(".footer").boundingBox())?.height).toBeLessThan(568);
    for (const heading of await headings.all()) {
      expect((await heading.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await heading.click();
    }
    const others = pageUrls.filter((path) => path !== "/");
    expect(await addresses(footer)).toEqual(expect.arrayContaining(others));
    for (const name of ["Products", "Services", "Industries"])
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();

    const isNarrow = width < 1024;
    const menu = page.getByRole("navigation", { name: isNarrow ? "Menu" : "Main" });
    if (isNarrow) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByText("Capabilities", { exact: true }).click();
    for (const path of ["/products", "/services", "/landing", "/beyond-chat", "/demo"])
      await expect(menu.locator(`a[href="${path}"]:visible`), path).not.toHaveCount(0);
    if (isNarrow) return;
    await menu.getByText("Solutions", { exact: true }).click();
    await expect(menu.locator('a[href="/#solutions"]:visible')).toHaveText("Industries");
  });
}
