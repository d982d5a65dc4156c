import { expect, test } from "../../support/browser/test";

test("a calendar that does not load within 10 seconds is replaced by a link", async ({
  page,
  customSite,
  thirdParty,
}) => {
  thirdParty.hang = true;
  await page.clock.install();
  await page.goto(`${customSite.url}/about?contact=call`, { waitUntil: "domcontentloaded" });
  await expect(page.getByText("Loading the calendar…")).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("link", { name: "Open the calendar in a new tab" })).toBeVisible();
});
