import type { Page } from "@playwright/test";
import { movementAfter, scrolled } from "../../support/browser/motion";
import { expect, hydrated, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test.beforeEach(async ({ page }) => {
  await visit(page, "/");
  // Lenis has started.
  await page.locator("html.lenis").waitFor();
  await page.mouse.move(600, 400);
});

/** Turns the wheel in steps, as a hand does, until the page has not scrolled for a quarter of a second. */
async function wheel(page: Page, distance: number): Promise<void> {
  const step = 120 * Math.sign(distance);
  for (let turned = 0; Math.abs(turned) < Math.abs(distance); turned += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(30);
  }
  for (let last = Number.NaN; last !== (await scrolled(page)); ) {
    last = await scrolled(page);
    await page.waitForTimeout(250);
  }
}

const clickLogo = () => document.querySelector<HTMLAnchorElement>("footer a[href='/']")?.click();

test("one turn of the wheel scrolls as far as the browser would, but for a second and more", async ({
  page,
}) => {
  const movement = movementAfter(page, () => {});
  await page.mouse.wheel(0, 600);
  const { wait, end } = await movement;
  // Native scrolling takes 150 ms; easing out reaches the last pixel before the 1.5 seconds are over.
  expect(end - wait).toBeGreaterThan(700);
  expect(await scrolled(page)).toBe(600);
});

test("another page starts at its top, and Back restores the scroll position", async ({ page }) => {
  await wheel(page, 1800);
  const place = await scrolled(page);
  await page
    .getByRole("link", { name: /DISCOVER CAPABILITY/ })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(place);
});

test("the wheel over a nested scroller scrolls only that", async ({ page }) => {
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  const field = page.getByRole("dialog").getByLabel("Message");
  await field.fill("line\n".repeat(60));
  await field.evaluate((area) => {
    area.scrollTop = 0;
  });
  await field.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => field.evaluate((area) => area.scrollTop)).toBeGreaterThan(50);
  expect(await scrolled(page)).toBe(0);
});

test("opening the modal stops smooth scrolling and locks the page", async ({ page }) => {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Contact" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("dialog")).toBeVisible();
  const place = await scrolled(page);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(place);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  const back = await scrolled(page);
  await wheel(page, 240);
  expect(await scrolled(page)).toBe(back + 240);
});

test("the logo at the foot of home glides to the top, starts the page anew and adds no history entry", async ({
  page,
}) => {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const entries = await page.evaluate(() => history.length);
  const { wait, end } = await movementAfter(page, clickLogo);
  expect(wait).toBeGreaterThanOrEqual(100);
  expect(end - wait).toBeGreaterThan(700);
  expect(await scrolled(page)).toBe(0);
  await expect(page.locator("main h1")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("a link to / from /?from=mail glides to the top, and Back returns to the place", async ({ page }) => {
  await visit(page, "/?from=mail");
  await page.locator("html.lenis").waitFor();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const foot = await scrolled(page);
  await page.evaluate(clickLogo);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?from=mail$/);
  await expect.poll(() => scrolled(page)).toBe(foot);
});

test.describe("under reduced motion", () => {
  test("the logo at the foot of home goes to the top at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const { wait, end } = await movementAfter(page, clickLogo);
    expect(end).toBe(wait);
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator("main h1")).toBeFocused();
  });
});
