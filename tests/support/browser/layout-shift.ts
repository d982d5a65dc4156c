import type { Page } from "@playwright/test";

/** The sum of all layout shifts, from now until so many milliseconds have passed. */
export function layoutShift(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(
    (time) =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift" });
        setTimeout(() => resolve(total), time);
      }),
    milliseconds,
  );
}
