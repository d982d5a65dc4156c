import { type RefObject, useEffect } from "react";

/** Closes the header's menus whenever `reason` changes: a new page starts with its menus closed. */
export function useClosedMenus(header: RefObject<HTMLElement>, reason: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what matters
  useEffect(() => {
    closeMenus(header.current);
  }, [header, reason]);
}

/** Closes every open menu in an element; the focus goes back to the button that opened it. */
export function closeMenus(root: HTMLElement | null): void {
  for (const menu of root?.querySelectorAll<HTMLElement>(":popover-open") ?? []) menu.hidePopover();
}
