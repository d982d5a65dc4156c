import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/hooks/use-browser-layout-effect";
import { useHydrated } from "~/hooks/use-hydrated";
import { isContactUrl, useClosedUrl } from "~/navigation/contact-url";

/** Turns the open dialog into a true modal, and on unmount returns the focus to what opened it. */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const [isHydrated] = useState(useHydrated());
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const show = () => {
      const focused = document.activeElement;
      const target = element.contains(focused) ? focused : heading.current;
      // What has the focus must not lose it for a moment: a field would be validated as if it had been left.
      element.querySelector("[autofocus]")?.removeAttribute("autofocus");
      target?.setAttribute("autofocus", "");
      element.removeAttribute("open");
      element.showModal();
    };
    // In a separate task: hydration may run while the focus moves between two fields and neither has it.
    const timer = isHydrated ? undefined : setTimeout(show);
    if (isHydrated) show();
    return () => {
      clearTimeout(timer);
      // The opener is inert until React has committed the closed page.
      setTimeout(() => {
        if (element.isConnected) return;
        const isFocusLost = () => document.activeElement === document.body;
        // A link in the modal may have moved the focus to the page's heading.
        if (isFocusLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (isFocusLost()) document.getElementById("main")?.focus({ preventScroll: true });
      });
    };
  }, [dialog, heading, isHydrated]);
}

/** Gives a function that closes the modal: one step back if a link of this page opened it. */
export function useCloseContact(): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const closedUrl = useClosedUrl();
  const closedKey = useRef<string>(undefined);
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere === true;
  return () => {
    // The address changes before the modal is gone: a second click, or one after Back, would leave the page.
    if (closedKey.current === key || !isContactUrl(window.location.search)) return;
    closedKey.current = key;
    if (openedHere) navigate(-1);
    else navigate(closedUrl, { replace: true, preventScrollReset: true });
  };
}
