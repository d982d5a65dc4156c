/** Where an element stands, for a page that is rendered again. */
export interface FocusPlace {
  selector: string;
  /** Its position among the elements that the selector finds. */
  index: number;
  /** Whether its focus was shown, as it is after keys. */
  hasRing: boolean;
}

export function placeOf(element: Element): FocusPlace {
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

/** Returns false when there is nothing to focus there, or it is hidden. */
export function focusPlace(place: FocusPlace | undefined): boolean {
  const element = place && document.querySelectorAll<HTMLElement>(place.selector)[place.index];
  if (!element) return false;
  const options: FocusRingOptions = { preventScroll: true, focusVisible: place.hasRing };
  element.focus(options);
  return document.activeElement === element;
}
