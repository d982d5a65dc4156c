import { type RefObject, useEffect, useRef } from "react";

/** Closes the header's menus whenever `reason` changes: a new page starts with its menus closed. */
export function useClosedMenus(header: RefObject<HTMLElement>, reason: unknown): void {
  const last = useRef(reason);
  useEffect(() => {
    // A menu that was opened before the scripts came stays open.
    if (last.current === reason) return;
    last.current = reason;
    closeMenus(header.current);
  }, [header, reason]);
}

/** Closes every open menu in an element; the focus goes back to the button that opened it. */
export function closeMenus(root: HTMLElement | null): void {
  for (const menu of root?.querySelectorAll<HTMLElement>(":popover-open") ?? []) menu.hidePopover();
}
