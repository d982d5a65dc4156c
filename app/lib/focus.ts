import { useEffect, useRef } from "react";

/** Says on the document that scripts have taken over, for tests and for whoever looks at a slow page. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}

/**
 * After a navigation by script the focus moves to the new page's heading, as a page load would start at its top: screen
 * readers announce it and Tab goes on from there.
 */
export function useFocusAfterNavigation(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (window.location.hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
