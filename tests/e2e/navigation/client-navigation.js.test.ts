import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/test";

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

/** What arrives of the page that the link leads to. */
function prefetches(page: Page): string[] {
  const arrived: string[] = [];
  page.on("requestfinished", async (request) => {
    const name = /about\.data$|routes\/about-/.exec(request.url())?.[0];
    if (name) arrived.push(`${name} ${(await request.response())?.status()}`);
  });
  return arrived;
}

/** Whether the page is still the one that was loaded first. */
const isSameDocument = (page: Page) => page.evaluate(() => "first" in window);

test("a link is prefetched when it is pointed at, opens its page without loading a document, and Back returns", async ({
  page,
}) => {
  await visit(page, "/career");
  await page.evaluate(() => Object.assign(window, { first: true }));
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  expect(await entries()).toBe(before);

  const arrived = prefetches(page);
  await about(page).hover();
  await expect.poll(() => arrived.sort()).toEqual(["about.data 200", "routes/about- 200"]);
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/About/);
  await expect(about(page)).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
  await expect(about(page)).not.toHaveAttribute("aria-current");
  expect(await isSameDocument(page)).toBe(true);
});

test("a link that is pointed at is not prefetched when the browser saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await visit(page, "/career");
  const arrived = prefetches(page);
  await about(page).hover();
  await page.waitForTimeout(500);
  expect(arrived).toEqual([]);
});
