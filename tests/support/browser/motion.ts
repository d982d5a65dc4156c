import { expect, type Locator, type Page } from "@playwright/test";

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** 80 pixels under the top is where every hash leads. */
export const expectAtOffset = (target: Locator): Promise<void> =>
  expect.poll(async () => Math.round(await topOf(target))).toBe(80);
