import type { Locator } from "@playwright/test";
import { site } from "~/content/site/site";
import { expect, test } from "../../support/browser/test";

const styleOf = (locator: Locator, property: string) =>
  locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("in forced colours buttons have a border, and what is selected looks different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/customer-service?contact=message");
  for (const [selected, other] of [
    [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false })],
    [page.locator("label:has(:checked)"), page.locator("label:has(:not(:checked)):has([type=radio])")],
  ] as const) {
    const looks = (one: Locator) =>
      Promise.all(["background-color", "border-bottom-style"].map((property) => styleOf(one, property)));
    expect(await looks(selected)).not.toEqual(await looks(other));
  }
  expect(await styleOf(page.locator(".button:visible"), "border-top-width")).toBe("1px");
});

test("a printed page shows a product's details and the firm's name, and no modal", async ({ page }) => {
  await page.goto("/customer-service");
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.getByText("VIDEO").click();
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("term")).toHaveCount(4);
  for (const text of await section.locator("dt, dd p").all()) await expect(text).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText(site.brand).filter({ visible: true })).not.toHaveCount(
    0,
  );

  await page.emulateMedia({ media: "screen" });
  await page.goto("/banking-service?contact=message");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  expect(await styleOf(page.locator("html"), "overflow-y")).toBe("visible");
});
