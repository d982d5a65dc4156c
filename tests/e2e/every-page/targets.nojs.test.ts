import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/test";
import { ONE_OF_EACH_KIND } from "../../support/page-kinds";

/**
 * Targets smaller than 24 px, and main ones smaller than 44: WCAG 2.2, success criteria 2.5.8 and 2.5.5. A link inside a
 * sentence and a control whose label is the larger target are exempt.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main =
      ".button, .menu-bar__entry, .mobile-menu__entry, .contact-tabs__tab, .field input, .field select, .field textarea";
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      (element.parentElement?.textContent?.trim().length ?? 0) >
        (element.textContent?.trim().length ?? 0) + 10;
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    )) {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const target = label && /radio|checkbox/.test((element as HTMLInputElement).type) ? label : element;
      const covers =
        getComputedStyle(element, "::after").position === "absolute" ? element.closest("li") : null;
      const { width, height } = (covers ?? target).getBoundingClientRect();
      if (
        !isVisible(target) ||
        width <= 1 ||
        element.matches(".skip-link, .visually-hidden *") ||
        isInSentence(element)
      )
        continue;
      const least = element.matches(main) ? 44 : 24;
      if (Math.min(width, height) < least - 0.5)
        small.push(`${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`);
    }
    return small;
  });
}

test("on every kind of page every target is large enough, and nothing scrolls sideways", async ({ page }) => {
  for (const path of ONE_OF_EACH_KIND) {
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await smallTargets(page), `${path} at ${width}`).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("every target of the full-screen menu is large enough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Capabilities", { exact: true }).click();
  expect(await smallTargets(page)).toEqual([]);
});
