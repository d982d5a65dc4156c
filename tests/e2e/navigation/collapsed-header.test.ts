import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    for (const path of ["/career", "/banking-service"]) {
      for (const width of reducedMotion === "reduce" ? [1280] : [390, 1280]) {
        test(
          `past the first section of ${path} at ${width}, Contact and Menu are in a separate strip`,
          nightlyUnless(
            path === "/career" && width === 1280 && reducedMotion === "no-preference",
            "header.js.test.ts has the widths",
          ),
          async ({ page, javaScriptEnabled }) => {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            if (javaScriptEnabled) await hydrated(page);
            const banner = page.getByRole("banner");
            const strip = page.locator(".header__collapsed");
            await expect(strip).toBeHidden();
            await page.mouse.move(200, 400);
            await page.mouse.wheel(0, 1900);
            await expect(strip).toBeVisible();
            await expect(strip.getByRole("link", { name: "Contact" })).toBeInViewport();
            await expect(strip.getByRole("button", { name: "Menu", exact: true })).toBeInViewport();
            // Firefox keeps a scrollbar's width free beside the page.
            const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
            await expect.poll(() => strip.boundingBox()).toMatchObject({ x: 0, y: 0, width: pageWidth });
            await strip.getByRole("button", { name: "Menu", exact: true }).click();
            await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
            await page.keyboard.press("Escape");
            await page.mouse.wheel(0, -6000);
            await expect(strip).toBeHidden();
            await expect(banner.getByRole("link", { name: "Lodeline" }).first()).toBeInViewport();
          },
        );
      }
    }
  });
}

test("the strip never covers the element with the focus", async ({ page, javaScriptEnabled }) => {
  await page.goto("/career");
  if (javaScriptEnabled) await hydrated(page);
  await page.getByRole("button", { name: "Send application" }).focus();
  await expect(page.locator(".header__collapsed")).toBeVisible();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("main")) return false;
      const { bottom } = document.querySelector(".header__collapsed")?.getBoundingClientRect() ?? {
        bottom: 0,
      };
      return focused.getBoundingClientRect().top < bottom;
    });
    expect(covered).toBe(false);
  }
});
