import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { scrolled, still } from "../../support/browser/motion";
import { expectSmooth, movementAfter } from "../../support/browser/movement";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const toFoot = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // Lenis has started.
  await page.locator("html.lenis").waitFor();
  await still(page);
  await toFoot(page);
}

const clickLogo = () => document.querySelector<HTMLAnchorElement>("footer a[href='/']")?.click();

test("the logo at the foot of home glides to the top and starts the page anew", async ({ page }) => {
  await open(page, "/");
  const entries = await page.evaluate(() => history.length);
  const places = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new Set<number>();
        const look = () => {
          seen.add(window.scrollY);
          if (window.scrollY === 0) resolve(seen.size);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator("footer a[href='/']").press("Enter");
  // A jump is seen in two places.
  expect(await places).toBeGreaterThan(3);
  await expect(page.locator("main h1")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the glide to the top waits 0.1 seconds and takes 1.2", nightly("timing"), async ({ page }) => {
  await open(page, "/");
  expectSmooth(await movementAfter(page, clickLogo));
  expect(await scrolled(page)).toBe(0);
});

for (const address of ["/#services", "/?from=mail", "/?from=mail#services"]) {
  test(
    `a link to / from ${address} glides to the top, and Back returns`,
    nightly("timing"),
    async ({ page }) => {
      await open(page, address);
      const foot = await scrolled(page);
      expectSmooth(await movementAfter(page, clickLogo));
      expect(await scrolled(page)).toBe(0);
      await expect(page).toHaveURL(/\/$/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${address.replace("?", "\\?")}$`));
      // A hash is scrolled to; without one the former position returns.
      if (address.includes("#")) await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      else await expect.poll(() => scrolled(page)).toBe(foot);
    },
  );
}

test("the wheel, a key and a second click take over from the glide", nightly("timing"), async ({ page }) => {
  await open(page, "/");
  await page.mouse.move(600, 400);
  for (const turnWheel of [() => page.mouse.wheel(0, 120), () => page.keyboard.press("End")]) {
    await toFoot(page);
    await page.evaluate(clickLogo);
    await page.waitForTimeout(50);
    await turnWheel();
    await still(page);
    expect(await scrolled(page)).toBeGreaterThan(2000);
  }
  await page.evaluate(clickLogo);
  await page.waitForTimeout(600);
  await page.evaluate(clickLogo);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test(
  "the modal's link to the page under it closes it and glides to the top",
  nightly("a link like others"),
  async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.locator("main h1")).toBeFocused();
  },
);

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("the logo at the foot of home goes to the top at once", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await toFoot(page);
    const { wait, end } = await movementAfter(page, clickLogo);
    expect(end).toBe(wait);
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator("main h1")).toBeFocused();
  });
});
