import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After a navigation, focuses the hash's element or the page's heading, as a page load would start there. */
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
