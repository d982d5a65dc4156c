import { expect, type Locator, type Page } from "@playwright/test";

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Where every hash leads: below the header, five times the root's font size from the top. */
export async function expectAtOffset(target: Locator): Promise<void> {
  const offset = await target.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(async () => Math.round(await topOf(target))).toBe(Math.round(offset));
}
