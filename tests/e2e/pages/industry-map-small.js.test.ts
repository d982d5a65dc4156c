import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test("in a low window the landscape makes room for the story", nightly("a rare window"), async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto("/banking-service");
  await hydrated(page);
  await page
    .locator("#place-1")
    .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(page.locator("#place-1").getByRole("heading")).toBeInViewport();
  await expect(page.locator(".industry-map__viewer")).not.toBeInViewport({ ratio: 0.4 });
});

test(
  "at 320 pixels the map is one row",
  nightly("horizontal-overflow.js.test.ts has 320 pixels"),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/banking-service");
    const links = page.getByRole("navigation", { name: "Places" }).getByRole("link");
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  },
);
