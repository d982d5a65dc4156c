import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useClosedUrl } from "~/contact-modal/contact-url";

/**
 * Turns the server's open dialog into a true modal (focus kept inside, Esc, top layer) and gives the focus back to what
 * opened it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, heading: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    // A task of its own: React may take the page over in the middle of a focus that moves from one field to the next,
    // when neither has it. It would go astray, and what is typed with it.
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      element.removeAttribute("open");
      element.showModal();
      // Whoever was at work in it before the scripts came goes on where they were; showModal moves the focus.
      const inside = element.contains(focused) && focused instanceof HTMLElement ? focused : heading.current;
      inside?.focus({ preventScroll: true });
    });
    return () => {
      clearTimeout(timer);
      // After the commit: until then the opener still stands in an inert part of the page.
      setTimeout(() => {
        if (element.isConnected) return;
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        // What opened it may be gone or hidden by now: the focus must not fall off the page.
        if (document.activeElement === document.body)
          document.getElementById("main")?.focus({ preventScroll: true });
      });
    };
  }, [dialog, heading]);
}

/** Closes the modal: back to where it was opened, or, when the page was loaded with it open, to the page without it. */
export function useCloseContact(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closed = useClosedUrl();
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere === true;
  return () => {
    if (openedHere) navigate(-1);
    else navigate(closed, { replace: true, preventScrollReset: true });
  };
}
