/** How to find a focused element again after its page has been rendered anew. */
export interface SavedFocus {
  selector: string;
  /** Among the elements that match the selector. */
  index: number;
  /** Whether the focus ring was visible, as it is after a key press. */
  hasRing: boolean;
}

export function saveFocus(element: Element): SavedFocus {
  const href = element.getAttribute("href");
  const selector = href === null ? element.localName : `a[href="${CSS.escape(href)}"]`;
  return {
    selector,
    index: Array.from(document.querySelectorAll(selector)).indexOf(element),
    hasRing: element.matches(":focus-visible"),
  };
}

/** TypeScript does not know `focusVisible` yet. */
type FocusRingOptions = FocusOptions & { focusVisible: boolean };

/** Returns false when the element is missing or hidden. */
export function restoreFocus(saved: SavedFocus | undefined): boolean {
  const element = saved && document.querySelectorAll<HTMLElement>(saved.selector)[saved.index];
  if (!element) return false;
  const options: FocusRingOptions = { preventScroll: true, focusVisible: saved.hasRing };
  element.focus(options);
  return document.activeElement === element;
}
