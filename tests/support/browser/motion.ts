import type { Locator, Page } from "@playwright/test";

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
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
