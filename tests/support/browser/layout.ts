import type { Page } from "@playwright/test";

/** How far the page scrolls sideways, in pixels. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Targets smaller than 24 px, and main ones smaller than 44: WCAG 2.2, success criteria 2.5.8 and 2.5.5. A link inside a
 * sentence and a control whose label is the larger target are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main =
      ".button, .menu-bar__entry, .mobile-menu__entry, [role=tab], .field input, .field select, .field textarea";
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const lengthOf = (element: Element | null) => element?.textContent?.trim().length ?? 0;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      lengthOf(element.parentElement) > lengthOf(element) + 10;
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    )) {
      const label = element.matches("[type=radio], [type=checkbox]") && element.closest("label");
      const target = label || element;
      const covers =
        getComputedStyle(element, "::after").position === "absolute" ? element.closest("li") : null;
      const { width, height } = (covers ?? target).getBoundingClientRect();
      const isHidden = !isVisible(target) || width <= 1;
      if (isHidden || element.matches(".skip-link, .visually-hidden *") || isInSentence(element)) continue;
      if (Math.min(width, height) < (element.matches(main) ? 44 : 24) - 0.5)
        small.push(`${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`);
    }
    return small;
  });
}

/** Words of headings that stand on two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll("h1, h2, h3")) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word);
        }
      }
    }
    return found;
  });
}

/** Spaces the page's text as WCAG 2.2, success criterion 1.4.12, says; returns the texts that no longer fit. */
export function overflowWithTextSpacing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(spacing);
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push("the page scrolls sideways");
    for (const element of document.querySelectorAll("body *")) {
      const ownText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isHidden = !element.checkVisibility({ visibilityProperty: true });
      // A rail may be scrolled sideways.
      if (!ownText || isHidden || element.closest(".visually-hidden, svg, picture, .switcher")) continue;
      const text = element.textContent?.trim().slice(0, 40);
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > window.innerWidth + 1 || left < -1)) found.push(`outside: ${text}`);
      const clips = getComputedStyle(element).overflowX !== "visible" && !element.matches("select, input");
      if (clips && element.scrollWidth > element.clientWidth + 1) found.push(`clipped: ${text}`);
    }
    return found;
  });
}
