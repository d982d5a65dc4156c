import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    for (const path of ["/career", "/banking-service"]) {
      for (const width of reducedMotion === "reduce" ? [1280] : [390, 1280]) {
        test(
          `the bar stays on ${path} at ${width}; past the first section it has the symbol, Contact and Menu`,
          nightlyUnless(
            reducedMotion === "no-preference" && (path === "/career") === (width === 1280),
            "the gate has one narrow and one wide size",
          ),
          async ({ page, javaScriptEnabled }) => {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            if (javaScriptEnabled) await hydrated(page);
            const banner = page.getByRole("banner");
            const name = banner.locator(".logo__name").first();
            const capabilities = banner.getByRole("button", { name: "Capabilities" });
            await expect(name).toBeVisible();
            if (width >= 1024) await expect(capabilities).toBeVisible();
            await page.mouse.move(200, 400);
            // Firefox keeps a scrollbar's width free beside the page.
            const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
            for (const distance of [200, 1700]) {
              await page.mouse.wheel(0, distance);
              await expect
                .poll(() => banner.boundingBox())
                .toEqual({ x: 0, y: 0, width: pageWidth, height: 64 });
            }
            await expect(name).toBeHidden();
            await expect(capabilities).toBeHidden();
            await expect(banner.getByRole("link", { name: "Lodeline" })).toBeInViewport();
            await expect(banner.getByRole("link", { name: "Contact" })).toBeInViewport();
            await banner.getByRole("button", { name: "Menu", exact: true }).click();
            await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
            await page.keyboard.press("Escape");
            await page.mouse.wheel(0, -6000);
            await expect(name).toBeVisible();
            if (width >= 1024) await expect(capabilities).toBeVisible();
          },
        );
      }
    }
  });
}

test("the bar never covers the element with the focus", async ({ page, javaScriptEnabled }) => {
  await page.goto("/career");
  if (javaScriptEnabled) await hydrated(page);
  await page.getByRole("button", { name: "Send application" }).focus();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector("header")?.getBoundingClientRect();
      return Boolean(focused?.closest("main") && bar && focused.getBoundingClientRect().top < bar.bottom);
    });
    expect(covered).toBe(false);
  }
});
