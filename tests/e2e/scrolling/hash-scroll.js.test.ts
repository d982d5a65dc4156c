import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { scrolled, topOf } from "../../support/browser/motion";
import { expectSmooth, movementAfter } from "../../support/browser/movement";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  // Lenis has started.
  await page.locator("html.lenis").waitFor();
});

test(
  "a typed hash is scrolled to after 0.1 seconds, in 1.2 seconds, to 80 pixels under the top",
  nightly("timing"),
  async ({ page }) => {
    expectSmooth(
      await movementAfter(page, () => {
        location.hash = "#solutions";
      }),
    );
    expect(await topOf(page.locator("#solutions"))).toBeCloseTo(80, 0);
  },
);

const fromFarDown = async (page: Page) => {
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
};

test("the typed hash #top scrolls to the top in the same way", nightly("timing"), async ({ page }) => {
  await fromFarDown(page);
  expectSmooth(
    await movementAfter(page, () => {
      location.href = "#top";
    }),
  );
  expect(await scrolled(page)).toBe(0);
});

test(
  "the typed hash # scrolls to the top, smoothly if the browser reports the change",
  nightly("timing"),
  async ({ page, browserName }) => {
    await fromFarDown(page);
    const movement = await movementAfter(page, () => {
      location.href = "#";
    });
    // Firefox jumps, and fires neither popstate nor hashchange.
    if (browserName !== "firefox") expectSmooth(movement);
    expect(await scrolled(page)).toBe(0);
  },
);

test("Back and Forward between hashes scroll in the same way", nightly("timing"), async ({ page }) => {
  for (const hash of ["#services", "#solutions"]) {
    await page.evaluate((target) => {
      location.hash = target;
    }, hash);
    await page.waitForTimeout(2000);
  }
  expectSmooth(await movementAfter(page, () => history.back()));
  // Firefox scrolls to half pixels.
  expect(Math.abs((await topOf(page.locator("#services"))) - 80)).toBeLessThan(1);
  expectSmooth(await movementAfter(page, () => history.forward()));
  expect(Math.abs((await topOf(page.locator("#solutions"))) - 80)).toBeLessThan(1);
});

for (const address of ["/services/", "/Services"]) {
  test(
    `a link to ${address} is redirected once`,
    nightly("tests/integration/http/redirects.test.ts holds the redirect"),
    async ({ page }) => {
      const responses: string[] = [];
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (/^\/services\/?$/i.test(pathname)) responses.push(`${response.status()} ${pathname}`);
      });
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.querySelector("main")?.append(link);
        link.click();
      }, address);
      await expect(page).toHaveURL(/\/services$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(responses.filter((line) => line.startsWith("301"))).toEqual([`301 ${address}`]);
    },
  );
}
