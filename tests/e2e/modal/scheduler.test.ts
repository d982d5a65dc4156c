import { expect, test } from "../../support/browser/test";

test("the calendar is requested when its tab opens and removed when its tab closes, and a link to it stands beside", async ({
  page,
  customSite,
  thirdParty,
  javaScriptEnabled,
}) => {
  await page.goto(`${customSite.url}/about`);
  expect(thirdParty.requests).toEqual([]);
  await page.goto(`${customSite.url}/about?contact=call`);
  // Whatever the frame shows: a calendar that cannot be framed looks like one that can.
  await expect(page.getByRole("link", { name: "Open the calendar in a new tab" })).toHaveAttribute(
    "href",
    thirdParty.url,
  );
  if (!javaScriptEnabled) return;
  const frame = page.frameLocator('iframe[title="Choose a time for a 30-minute meeting"]');
  await expect(frame.getByRole("heading", { name: "Pick a time" })).toBeVisible();
  const asked = thirdParty.requests.find((path) => path.startsWith("/team/30min"));
  expect(asked).toContain("hide_landing_page_details=1");
  expect(asked).toContain("hide_gdpr_banner=1");
  expect(asked).toContain("embed_domain=localhost");
  const script = page.locator(`script[src^="${new URL(thirdParty.url).origin}"]`);
  await expect(script).toHaveCount(1);
  await page.getByRole("tab", { name: "Message us" }).click();
  await expect(script).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
});
