import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Says on the document that scripts have taken over, for styles and tests and for whoever looks at a slow page. */
export function useHydrationAttribute(): void {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { hydrated: "", loaded: "" });
  }, []);
}

/**
 * After a navigation by script the focus moves to what the address names, or to the new page's heading, as a page load
 * would start there: screen readers announce it and Tab goes on from it.
 */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    if (last.current.key === location.key) return;
    const newPage = last.current.pathname !== location.pathname;
    last.current = location;
    const named = type === "POP" ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named) focusOn(named);
    else if (newPage && !location.hash) focusOn(document.querySelector<HTMLElement>("main h1"));
  }, [location, type]);
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
