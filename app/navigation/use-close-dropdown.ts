import { useEffect } from "react";
import { supportsPopovers } from "~/hooks/supports-popovers";

/** Closes the open dropdown when the focus leaves it and its button. */
export function useCloseDropdown(): void {
  useEffect(() => {
    if (!supportsPopovers()) return;
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
