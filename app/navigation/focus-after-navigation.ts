import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isFromLink } from "~/navigation/from-link";
import { hashTarget } from "~/navigation/hash-target";
import { restoreFocus, type SavedFocus, saveFocus } from "~/navigation/saved-focus";

/** What had the focus when the visitor left a history entry, by the entry's key. */
const savedFocuses = new Map<string, SavedFocus>();

/**
 * After a navigation, focuses the hash's element or the page's heading, where a page load would start. After Back and
 * Forward, focuses what had the focus before, as the browser's own page cache would.
 */
export function useFocusAfterNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    const save = (element: Element | null) => {
      if (element && element !== document.body) savedFocuses.set(previous.current.key, saveFocus(element));
      else savedFocuses.delete(previous.current.key);
    };
    // Safari does not focus a link that is clicked.
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) save(link);
    };
    const onPop = () => save(document.activeElement);
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
    if (isPop && isNewPage && restoreFocus(savedFocuses.get(location.key))) return;
    const named = isPop ? null : hashTarget(location.hash);
    if (named) focusOn(named);
    else if ((isNewPage || (!isPop && isFromLink(location))) && !location.hash)
      focusOn(document.querySelector<HTMLElement>("main h1"));
  }, [location, type]);
}

function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
