import type { Page } from "@playwright/test";

/** The width of the frame around the hero's film in pixels: top, right, bottom, left. */
export function heroFrame(page: Page): Promise<number[]> {
  return page.locator(".hero").evaluate((hero) => {
    const outer = hero.getBoundingClientRect();
    const corner = (name: string) => {
      const element = hero.querySelector(`[data-corner="${name}"]`);
      if (!element) throw new Error(`no corner ${name}`);
      const box = element.getBoundingClientRect();
      const width = Number.parseFloat(getComputedStyle(element).borderTopWidth);
      return {
        top: box.top + width - outer.top,
        left: box.left + width - outer.left,
        bottom: outer.bottom - box.bottom + width,
        right: outer.right - box.right + width,
      };
    };
    const first = corner("top left");
    const last = corner("bottom right");
    return [first.top, last.right, last.bottom, first.left].map((width) => Math.round(width * 100) / 100);
  });
}
