import { expect, test } from "../../support/browser/test";

test("a calendar that does not load within 10 seconds is said to be slow", async ({
  page,
  customSite,
  thirdParty,
}) => {
  thirdParty.hang = true;
  await page.clock.install();
  await page.goto(`${customSite.url}/about?contact=call`, { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Loading the calendar…")).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText("The calendar is slow to load.")).toBeVisible();
});
