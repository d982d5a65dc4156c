import { Link, type LinkProps, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { type ContactTab, isContactUrl, useContactTab, useContactUrl } from "~/navigation/contact-url";

/** Opens the contact modal in a history entry of its own, which Back closes; in the modal, switches the tab. */
export function ContactLink({ tab, onClick, ...attributes }: Omit<LinkProps, "to"> & { tab: ContactTab }) {
  const contactUrl = useContactUrl();
  const isOpen = useContactTab() !== undefined;
  const { state } = useLocation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // The second click of a double click: the first one has closed or is opening the modal.
    if (event.detail > 1 || (!isOpen && isContactUrl(window.location.search))) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Link
      rel="nofollow"
      {...attributes}
      to={contactUrl(tab)}
      replace={isOpen}
      state={isOpen ? state : { openedHere: true }}
      preventScrollReset
      onClick={open}
    />
  );
}
