import type { Locator, Page } from "@playwright/test";
import { movementAfter, topOf } from "../../support/browser/motion";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

/** 80 pixels under the top is where every hash leads. */
const expectAtOffset = (target: Locator) => expect.poll(async () => Math.round(await topOf(target))).toBe(80);

const clickSolutions = () => document.querySelector<HTMLElement>("footer a[href='/#solutions']")?.click();

async function openSmooth(page: Page, address: string): Promise<void> {
  await visit(page, address);
  // Lenis has started.
  await page.locator("html.lenis").waitFor();
}

test("a link to a hash waits 0.1 seconds and glides there, and again when it is the current one", async ({
  page,
}) => {
  await openSmooth(page, "/");
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const { wait, end } = await movementAfter(page, clickSolutions);
    expect(wait).toBeGreaterThanOrEqual(100);
    expect(end - wait).toBeGreaterThan(700);
    await expectAtOffset(page.locator("#solutions"));
    await expect(page.locator("#solutions")).toBeFocused();
  }
});

test("a link to a hash on another page leads to its place there", async ({ page }) => {
  await openSmooth(page, "/about");
  await page.evaluate(clickSolutions);
  await expect(page).toHaveURL(/\/#solutions$/);
  await expectAtOffset(page.locator("#solutions"));
});

test("a typed hash, Back and Forward go where the browser takes them", async ({ page }) => {
  await openSmooth(page, "/");
  for (const hash of ["#services", "#solutions"]) {
    await page.evaluate((target) => {
      location.hash = target;
    }, hash);
    await expectAtOffset(page.locator(hash));
  }
  await page.goBack();
  await expectAtOffset(page.locator("#services"));
  await page.goForward();
  await expectAtOffset(page.locator("#solutions"));
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("a link to a part of another page leads there on a slow machine, where styles come after the page", async ({
    page,
  }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    for (let round = 0; round < 2; round += 1) {
      await visit(page, "/banking-service");
      await page.getByRole("link", { name: "Draft the page we would both sign" }).click();
      await expect(page).toHaveURL(/services/);
      await expectAtOffset(page.locator("#signed-page"));
    }
  });
});
