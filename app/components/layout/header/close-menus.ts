import { type RefObject, useEffect, useRef } from "react";

/** Closes the header's menus when `trigger` changes. */
export function useCloseMenus(header: RefObject<HTMLElement | null>, trigger: unknown): void {
  const previous = useRef(trigger);
  useEffect(() => {
    // Skips the first run: a menu opened before hydration stays open.
    if (previous.current === trigger) return;
    previous.current = trigger;
    closeMenus(header.current);
  }, [header, trigger]);
}

/** Closes every open menu; the browser returns the focus to the menu's button. */
export function closeMenus(root: HTMLElement | null): void {
  for (const menu of root?.querySelectorAll<HTMLElement>("[popover]") ?? [])
    if ("popover" in menu && menu.matches(":popover-open")) menu.hidePopover();
}

/** Closes the open dropdown when the focus leaves it and its button. */
export function useCloseDropdown(): void {
  useEffect(() => {
    // Without popovers `:popover-open` is a syntax error.
    if (!("popover" in HTMLElement.prototype)) return;
    const onFocus = ({ target }: FocusEvent) => {
      const open = document.querySelector<HTMLElement>(".dropdown:popover-open");
      const stays =
        open && target instanceof Element && target.closest(`#${open.id}, [popovertarget="${open.id}"]`);
      if (!stays) open?.hidePopover();
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
}
