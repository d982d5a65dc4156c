import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const hydratedRoot = (page: Page) => page.locator("html[data-hydrated]");

const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );

test("no script is loaded before the visitor's first interaction", async ({ page, consoleErrors }) => {
  await page.goto("/about");
  await page.waitForTimeout(800);
  expect(await scripts(page)).toBe(0);
  await expect(hydratedRoot(page)).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(hydratedRoot(page)).toHaveCount(1);
  expect(consoleErrors).toEqual([]);
});

test(
  "a pointer at rest where the page appears starts no script",
  nightly("about one event"),
  async ({ page }) => {
    await page.goto("/career");
    await page.mouse.move(300, 300);
    await page.goto("/about");
    await page.waitForTimeout(800);
    expect(await scripts(page)).toBe(0);
    await page.mouse.move(301, 300);
    await expect(hydratedRoot(page)).toHaveCount(1);
  },
);

test(
  "without any interaction the scripts load after a while",
  nightly("it waits for four seconds"),
  async ({ page }) => {
    await page.goto("/about");
    await expect(hydratedRoot(page)).toHaveCount(1, { timeout: 10_000 });
  },
);
