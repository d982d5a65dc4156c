import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a client navigation, moves the focus to the element that the hash names or to the new page's heading, so that
 * screen readers announce it and Tab continues from it.
 */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);
  useEffect(() => {
    if (previous.current.key === location.key) return;
    const isNewPage = previous.current.pathname !== location.pathname;
    previous.current = location;
    const named = type === "POP" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named) focusOn(named);
    else if (isNewPage && !location.hash) focusOn(document.querySelector<HTMLElement>("main h1"));
  }, [location, type]);
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
