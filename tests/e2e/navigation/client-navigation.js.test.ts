import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

/** Whether the page is still the one that was loaded first. */
const isSameDocument = (page: Page) => page.evaluate(() => "first" in window);

test.beforeEach(async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { first: true }));
});

test("a click opens another page without loading a document, and Back returns", async ({ page }) => {
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/About/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to the current page adds no history entry", async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const saveData of [false, true]) {
  test(`a link that is pointed at is ${saveData ? "not prefetched when the browser saves data" : "prefetched"}`, async ({
    page,
  }) => {
    if (saveData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    await page.goto("/career");
    await hydrated(page);
    const arrived: string[] = [];
    page.on("requestfinished", async (request) => {
      const name = /about\.data$|routes\/about-/.exec(request.url())?.[0];
      if (name) arrived.push(`${name} ${(await request.response())?.status()}`);
    });
    await about(page).hover();
    if (saveData) await page.waitForTimeout(500);
    await expect.poll(() => arrived.sort()).toEqual(saveData ? [] : ["about.data 200", "routes/about- 200"]);
  });
}

test("opening the modal adds one history entry, and switching its tabs none", async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/contact=call$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/career$/);
  // The close link goes back, so that Forward opens the modal again.
  await page.goForward();
  await expect(dialog).toBeVisible();
});
