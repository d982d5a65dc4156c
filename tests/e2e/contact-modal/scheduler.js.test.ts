import { expect, test } from "../../support/browser/test";
import { startFakeScheduler } from "../../support/servers/fake-scheduler";
import { startSite } from "../../support/servers/site";

test("a calendar that does not load within 10 seconds is replaced by a link", async ({ page }) => {
  const scheduler = await startFakeScheduler();
  scheduler.hang = true;
  const site = await startSite({ SCHEDULER_URL: scheduler.url });
  try {
    await page.clock.install();
    await page.goto(`${site.url}/about?contact=call`, { waitUntil: "domcontentloaded" });
    await expect(page.getByText("Loading the calendar…")).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("link", { name: "Open the calendar in a new tab" })).toBeVisible();
  } finally {
    await site.stop();
    await scheduler.stop();
  }
});
