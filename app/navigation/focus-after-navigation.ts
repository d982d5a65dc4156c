import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type FocusPlace, focusPlace, placeOf } from "~/navigation/focus-place";
import { hashTarget } from "~/navigation/hash-target";

/** What had the focus when a history entry was left, by the entry's key. */
const placesLeft = new Map<string, FocusPlace>();

/**
 * After a navigation, focuses the hash's element or the page's heading, as a page load would start there; after Back and
 * Forward what had the focus then, as the browser's own page cache would.
 */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    const leave = (element: Element | null) => {
      if (element && element !== document.body) placesLeft.set(previous.current.key, placeOf(element));
      else placesLeft.delete(previous.current.key);
    };
    // Not every browser focuses a link that is clicked.
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) leave(link);
    };
    const onPop = () => leave(document.activeElement);
    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onPop, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onPop, true);
    };
  }, []);

  useEffect(() => {
    if (previous.current.key === location.key) return;
    const isNewPage = previous.current.pathname !== location.pathname;
    previous.current = location;
    const isPop = type === "POP";
    if (isPop && isNewPage && focusPlace(placesLeft.get(location.key))) return;
    const named = isPop ? null : hashTarget(location.hash);
    if (named) focusOn(named);
    else if (isNewPage && !location.hash) focusOn(document.querySelector<HTMLElement>("main h1"));
  }, [location, type]);
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
