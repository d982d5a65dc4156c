import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.use({ viewport: { width: 390, height: 844 } });

test("the mobile menu slides in from the side", nightly("timing"), async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const menu = page.locator("#site-menu");
  const places = menu.evaluate((element) => {
    return new Promise<number[]>((resolve) => {
      const seen: number[] = [];
      element.addEventListener("toggle", () => {
        const look = () => {
          seen.push(Math.round(element.getBoundingClientRect().left));
          if (seen.at(-1) === 0) resolve(seen);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    });
  });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const lefts = await places;
  expect(lefts[0]).toBeGreaterThan(0);
  expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
});

test("the mobile menu's Contact link closes the menu, and closing the modal returns the focus to the menu button", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Contact" }).click();
  const dialog = page.getByRole("dialog", { name: "Let's shape what's next." });
  await expect(dialog).toBeVisible();
  await expect(page.locator("#site-menu")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
