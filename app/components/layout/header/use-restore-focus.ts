import { type RefObject, useEffect } from "react";

/** When the collapsed bar disappears while it has the focus, moves the focus to the header's last visible control. */
export function useRestoreFocus(header: RefObject<HTMLElement | null>, isPastHero: boolean): void {
  useEffect(() => {
    if (isPastHero || !header.current?.querySelector(".header__collapsed :focus")) return;
    const controls = Array.from(header.current.querySelectorAll<HTMLElement>(":scope > .button"));
    controls.findLast((control) => control.offsetParent !== null)?.focus({ preventScroll: true });
  }, [header, isPastHero]);
}
