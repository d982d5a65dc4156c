import { expect, test, visit } from "../../support/browser/test";

test("a link is fetched when it is pointed at, opens its page without loading a document, and Back returns; a malformed hash is ignored", async ({
  page,
  consoleErrors,
}) => {
  await visit(page, "/career#save-50%");
  await page.evaluate(() => Object.assign(window, { first: true }));
  const menu = page.getByRole("navigation", { name: "Main" });
  const about = menu.getByRole("link", { name: "About" });
  const entries = () => page.evaluate(() => history.length);
  await menu.getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  const before = await entries();
  await menu.getByRole("link", { name: "Careers" }).click();
  await expect(page.locator("main h1")).toBeFocused();
  expect(await entries()).toBe(before);

  const arrived: string[] = [];
  page.on("response", (response) => {
    const name = /about\.data$|routes\/about-/.exec(response.url())?.[0];
    if (name) arrived.push(`${name} ${response.status()}`);
  });
  await about.hover();
  await expect.poll(() => arrived.sort()).toEqual(["about.data 200", "routes/about- 200"]);
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/About/);
  await expect(about).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
  await expect(about).not.toHaveAttribute("aria-current");
  expect(await page.evaluate(() => "first" in window)).toBe(true);
  expect(consoleErrors).toEqual([]);
});
