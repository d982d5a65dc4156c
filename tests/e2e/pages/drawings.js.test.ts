import { about } from "~/content/pages/about";
import { expect, hydrated, test } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test("an agent's loop is complete above its items, and beside an item its part is the current one", async ({
  page,
}) => {
  await page.goto("/beyond-chat");
  const drawing = page.getByRole("img", { name: /A loop of six steps/ });
  await expect(drawing.locator(".loop__number text")).toHaveText(["1", "2", "3", "4", "5", "6"]);
  const items = page.locator(".loop__items > li");
  await expect(items).toHaveCount(6);
  const states = () =>
    drawing
      .locator(".loop__part")
      .evaluateAll((parts) => parts.map((part) => part.getAttribute("data-state")));
  expect(new Set(await states())).toEqual(new Set([null]));
  await hydrated(page);
  await items.nth(3).evaluate((item) => item.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(states).toEqual(["built", "built", "built", "current", "planned", "planned"]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`scrolling draws two routes; with motion ${reducedMotion} they are complete at the end`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/about");
    const undrawn = () =>
      page
        .locator(".two-routes [pathLength]")
        .evaluateAll((routes) =>
          routes.map((route) => Number.parseFloat(getComputedStyle(route).strokeDashoffset)),
        );
    if (reducedMotion === "no-preference")
      await expect.poll(async () => Math.min(...(await undrawn()))).toBe(1);
    await page.locator(".two-routes").evaluate((drawing) => drawing.scrollIntoView({ behavior: "instant" }));
    await expect.poll(async () => Math.max(...(await undrawn()))).toBe(0);
    await expect(page.getByRole("img", { name: about.comparison.panorama.alt })).toBeVisible();
  });

test("on a phone each column of the comparison has its own picture instead", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  for (const name of [/long winding path/, /short straight path/])
    await expect(page.getByRole("img", { name })).toBeVisible();
});
