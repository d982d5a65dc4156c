import { type RefObject, useEffect } from "react";

/** Sets `data-menu` on the document while the full-screen menu is open; until now an inline script has (app/render). */
export function useMenuAttribute(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const root = document.documentElement;
    const setOpen = (open: boolean) => root.toggleAttribute("data-menu", open);
    // Before the toggle: the button that gets the focus back must not be hidden by then.
    const onBeforeToggle = (event: ToggleEvent) => setOpen(event.newState === "open");
    // The menu may have been opened before hydration.
    setOpen(menu.matches(":popover-open"));
    menu.addEventListener("beforetoggle", onBeforeToggle);
    return () => {
      menu.removeEventListener("beforetoggle", onBeforeToggle);
      root.removeAttribute("data-menu");
    };
  }, [ref]);
}
