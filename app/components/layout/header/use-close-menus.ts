import { type RefObject, useEffect, useRef } from "react";

/** Closes the header's menus when `trigger` changes, as it does on each navigation. */
export function useCloseMenus(header: RefObject<HTMLElement | null>, trigger: unknown): void {
  const previous = useRef(trigger);
  useEffect(() => {
    // Skips the first run: a menu opened before hydration stays open.
    if (previous.current === trigger) return;
    previous.current = trigger;
    closeMenus(header.current);
  }, [header, trigger]);
}

/** Closes every open menu in an element; the browser returns the focus to the button that opened it. */
export function closeMenus(root: HTMLElement | null): void {
  // Without popovers the selector is a syntax error.
  for (const menu of root?.querySelectorAll<HTMLElement>("[popover]") ?? [])
    if ("popover" in menu && menu.matches(":popover-open")) menu.hidePopover();
}
