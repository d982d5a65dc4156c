import { expect, test } from "../../support/browser/test";

test("the calendar is fetched when its tab opens, and removed when its tab closes; a link to it stands beside", async ({
  page,
  customSite,
  thirdParty,
  javaScriptEnabled,
}) => {
  await page.goto(`${customSite.url}/about`);
  expect(thirdParty.requests).toEqual([]);
  thirdParty.hang = true;
  await page.goto(`${customSite.url}/about?contact=call`, { waitUntil: "domcontentloaded" });
  // Whatever the frame shows: a calendar that cannot be framed looks like one that can.
  const link = page.getByRole("link", { name: "Open the calendar in a new tab" });
  await expect(link).toHaveAttribute("href", thirdParty.url);
  if (!javaScriptEnabled) return;
  await expect(page.getByText("Loading the calendar…")).toBeVisible();

  thirdParty.hang = false;
  await page.reload();
  const frame = page.frameLocator('iframe[title="Choose a time for a 30-minute meeting"]');
  await expect(frame.getByRole("heading", { name: "Pick a time" })).toBeVisible();
  const requested = thirdParty.requests.find((path) => path.startsWith("/team/30min"));
  for (const part of ["hide_landing_page_details=1", "hide_gdpr_banner=1", "embed_domain=localhost"])
    expect(requested).toContain(part);
  const script = page.locator(`script[src^="${new URL(thirdParty.url).origin}"]`);
  await expect(script).toHaveCount(1);
  await page.getByRole("tab", { name: "Message us" }).click();
  await expect(script).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
});
