import { expect, gateIf, test, visit } from "../../support/browser/test";

test("the arrow keys select the industries", async ({ page }) => {
  await visit(page, "/");
  const switcher = page.locator("#solutions");
  await switcher.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(switcher.getByRole("radio").nth(2)).toBeChecked();
  const third = await switcher.locator(".solutions-switcher__choice").nth(2).innerText();
  await expect(switcher.getByRole("heading", { name: third })).toBeVisible();
  await expect(switcher.locator(".solutions-switcher__card:visible")).toHaveCount(1);
});

const title = "the picture of the card that is left becomes the page's map, and Back finds the card";
test(title, gateIf(false), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = "yes";
      return start(update);
    };
  });
  const switcher = page.locator("#solutions");
  await switcher.getByRole("radio", { name: "Aviation" }).click();
  await switcher.getByRole("link", { name: "EXPLORE SOLUTIONS: Aviation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/flight operations/);
  await expect(page.locator("html")).toHaveAttribute("data-transitions", "yes");
  await page.goBack();
  await expect(switcher.getByRole("radio", { name: "Aviation" })).toBeChecked();
  await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
});
