import { type RefObject, useEffect } from "react";

/** Marks the document while the full-screen menu is open, so that its style sheet can hide what that covers. */
export function useMenuAttribute(screen: RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = screen.current;
    if (!menu) return;
    const root = document.documentElement;
    const mark = (open: boolean) => root.toggleAttribute("data-menu", open);
    // Before it closes: the button that takes the focus back must not be hidden any more.
    const before = (event: ToggleEvent) => mark(event.newState === "open");
    // It may have been opened before the scripts came.
    mark(menu.matches(":popover-open"));
    menu.addEventListener("beforetoggle", before);
    return () => {
      menu.removeEventListener("beforetoggle", before);
      root.removeAttribute("data-menu");
    };
  }, [screen]);
}
