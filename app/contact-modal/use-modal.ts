import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { isContactUrl, useClosedUrl } from "~/navigation/contact-url";

/** Makes the open dialog modal; on unmount the opener gets the focus back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  const [isHydrated] = useState(useHydrated());
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const show = () => {
      const focused = document.activeElement;
      const target = element.contains(focused)
        ? focused
        : element.querySelector("[role=tab][aria-selected=true]");
      // The focused field must not lose the focus for a moment: the form would validate it.
      for (const other of element.querySelectorAll("[autofocus]")) other.removeAttribute("autofocus");
      target?.setAttribute("autofocus", "");
      element.removeAttribute("open");
      element.showModal();
    };
    // A task of its own: hydration may run while the focus moves between two fields.
    const timer = isHydrated ? undefined : setTimeout(show);
    if (isHydrated) show();
    return () => {
      clearTimeout(timer);
      // The opener is inert until React has committed the closed page.
      setTimeout(() => {
        if (element.isConnected) return;
        const isFocusLost = () => document.activeElement === document.body;
        // A link in the modal may have focused the page's heading.
        if (isFocusLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (isFocusLost()) document.getElementById("main")?.focus({ preventScroll: true });
      });
    };
  }, [dialog, isHydrated]);
}

/** Closes the modal: one step back if a link of this page opened it. */
export function useCloseContact(): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const closedUrl = useClosedUrl();
  const closedKey = useRef<string>(undefined);
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere === true;
  return () => {
    // The address changes before the modal closes: a second click would leave the page.
    if (closedKey.current === key || !isContactUrl(window.location.search)) return;
    closedKey.current = key;
    if (openedHere) navigate(-1);
    else navigate(closedUrl, { replace: true, preventScrollReset: true });
  };
}
