import { expect, type Page } from "@playwright/test";

interface Movement {
  /** From the navigation to the first movement. */
  wait: number;
  /** From the navigation to the last movement. */
  end: number;
  /** Whether the page stood still, at its former position, until then. */
  stood: boolean;
}

/** Follows the page's position for two and a half seconds after `navigate`, which runs in the page. */
export function movementAfter(page: Page, navigate: () => void): Promise<Movement> {
  return page.evaluate(`(${follow})(${navigate})`);
}

function follow(navigate: () => void): Promise<Movement> {
  return new Promise((resolve) => {
    const from = window.scrollY;
    const start = performance.now();
    let [first, last, at, step, frame] = [0, 0, from, 0, 0];
    const look = () => {
      const now = performance.now();
      if (window.scrollY !== at) {
        if (!first) [first, step] = [now, Math.abs(window.scrollY - at)];
        last = now;
        at = window.scrollY;
      }
      if (now - start < 2500) frame = requestAnimationFrame(look);
      else resolve({ wait: first - start, end: last - start, stood: step < Math.abs(at - from) / 2 });
    };
    const lookLast = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    navigate();
    // After the page's own callbacks, as the paint comes after them: the one of `popstate` may be registered a frame later.
    lookLast();
    window.addEventListener("popstate", lookLast, { capture: true, once: true });
  });
}

export function expectSmooth({ wait, end, stood }: Movement): void {
  expect(wait).toBeGreaterThanOrEqual(100);
  expect(stood).toBe(true);
  expect(end).toBeGreaterThan(900);
  expect(end).toBeLessThan(2300);
}
