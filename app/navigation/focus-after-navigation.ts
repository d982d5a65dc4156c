import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { hashTarget } from "~/navigation/hash";
import { isFromLink } from "~/navigation/site-link";

/** Finds a focused element after its page has been rendered anew. */
interface SavedFocus {
  selector: string;
  /** Among the elements that match the selector. */
  index: number;
  /** The focus ring was visible, as after a key press. */
  hasRing: boolean;
}

/** The focused element of each history entry, by the entry's key. */
const savedFocuses = new Map<string, SavedFocus>();

/** Focuses the hash's element or the page's heading; after Back and Forward, the element that had the focus before. */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    const save = (element: Element | null) => {
      if (element && element !== document.body) savedFocuses.set(previous.current.key, describe(element));
    };
    // Safari does not focus a clicked link.
    const onClick = ({ target }: Event) => save(target instanceof Element ? target.closest("a") : null);
    const onPop = () => save(document.activeElement);
    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onPop, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onPop, true);
    };
  }, []);

  // A new page's late styles move everything after the router's jump to the hash.
  useLayoutEffect(() => {
    const named = type === "POP" ? null : hashTarget(location.hash);
    if (!named) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
      if (!link.sheet) link.addEventListener("load", () => named.scrollIntoView(), { once: true });
  }, [location, type]);

  useEffect(() => {
    if (previous.current.key === location.key) return;
    const isNewPage = previous.current.pathname !== location.pathname;
    previous.current = location;
    if (type === "POP") {
      if (isNewPage && !restore(savedFocuses.get(location.key))) focusHeading();
      return;
    }
    const named = hashTarget(location.hash);
    if (named) focusOn(named);
    else if (isNewPage || isFromLink(location)) focusHeading();
  }, [location, type]);
}

const focusHeading = () => focusOn(document.querySelector<HTMLElement>("main h1"));

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}

function describe(element: Element): SavedFocus {
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

/** False when the element is missing or hidden. */
function restore(saved: SavedFocus | undefined): boolean {
  const element = saved && document.querySelectorAll<HTMLElement>(saved.selector)[saved.index];
  if (!element) return false;
  const options: FocusRingOptions = { preventScroll: true, focusVisible: saved.hasRing };
  element.focus(options);
  return document.activeElement === element;
}
