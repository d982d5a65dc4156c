import { topOf } from "../../support/browser/motion";
import { expect, test, visit } from "../../support/browser/test";

test("under reduced motion 'Scroll to Explore' goes to the content at once, as often as it is pressed, without the scroller's script", async ({
  page,
}) => {
  await visit(page, "/");
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("link", { name: "Scroll to Explore" }).click();
    await expect.poll(async () => Math.round(await topOf(page.locator("#content")))).toBe(80);
  }
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .join(" "),
  );
  expect(loaded).not.toMatch(/scroller-|reveals-/);
});
