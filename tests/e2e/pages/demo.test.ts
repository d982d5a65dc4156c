import { expect, hydrated, test } from "../../support/browser/test";

test("without a player the demo page has the site's own video and four links", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/demo");
  const frame = page.getByRole("region", { name: "Product demo" });
  await expect(frame.locator("video:visible")).toHaveCount(1);
  await expect(frame.getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("main")).not.toContainText("external service");
});

test("with a player, a click anywhere in the frame loads it without a warning", async ({
  page,
  customSite,
  thirdParty,
  consoleErrors,
  javaScriptEnabled,
}) => {
  await page.goto(`${customSite.url}/demo`);
  expect(thirdParty.requests).toEqual([]);
  await expect(page.getByRole("main")).toContainText("external service");
  await expect(page.getByRole("link", { name: "Play the demo" })).toHaveAttribute("href", thirdParty.url);
  const open = page.getByRole("link", { name: "Open the player in a new tab" });
  await expect(open).toHaveAttribute("href", thirdParty.url);
  await hydrated(page);
  await page.locator(".demo-player__screen").click({ position: { x: 40, y: 40 } });
  if (!javaScriptEnabled) {
    await expect(page).toHaveURL(thirdParty.url);
    return;
  }
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Pick a time" })).toBeVisible();
  await expect(page.locator('iframe[title="Product demo"]')).toBeFocused();
  await expect(open).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
