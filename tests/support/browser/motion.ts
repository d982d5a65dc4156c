import type { Locator, Page } from "@playwright/test";

export function styleOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

/** Waits until the page has not scrolled for a quarter of a second. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1;
    while (last !== window.scrollY) {
      last = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}

/** Waits until the script with this name has loaded and run. */
export async function scriptLoaded(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (name) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(`/${name}-`)),
    script,
  );
  await page.waitForTimeout(150);
}

/** Turns the wheel in steps, as a hand does, until the page has come to rest. */
export async function wheel(page: Page, distance: number): Promise<void> {
  const step = 120 * Math.sign(distance);
  for (let turned = 0; Math.abs(turned) < Math.abs(distance); turned += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(100);
  await still(page);
}

/** From `start`, which runs in the page, to the page's first movement and to its last within 2.5 seconds, in milliseconds. */
export function movementAfter(page: Page, start: () => void): Promise<{ wait: number; end: number }> {
  return page.evaluate(`(${follow})(${start})`);
}

function follow(start: () => void): Promise<{ wait: number; end: number }> {
  return new Promise((resolve) => {
    const started = performance.now();
    let [first, last, at] = [0, 0, window.scrollY];
    const look = () => {
      const passed = performance.now() - started;
      if (window.scrollY !== at) {
        first ||= passed;
        [last, at] = [passed, window.scrollY];
      }
      if (passed < 2500) requestAnimationFrame(look);
      else resolve({ wait: first, end: last });
    };
    start();
    look();
  });
}
