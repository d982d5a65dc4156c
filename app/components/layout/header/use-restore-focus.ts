import { type RefObject, useEffect } from "react";

/** When the bar that came along goes, its focus moves to the last control of the header that stands there now. */
export function useRestoreFocus(header: RefObject<HTMLElement>, past: boolean): void {
  useEffect(() => {
    if (past || !header.current?.querySelector(".header__collapsed :focus")) return;
    const controls = Array.from(header.current.querySelectorAll<HTMLElement>(":scope > .button"));
    controls.findLast((control) => control.offsetParent !== null)?.focus({ preventScroll: true });
  }, [header, past]);
}
