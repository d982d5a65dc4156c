import { Link, type LinkProps, useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { type ContactTab, isContactUrl, useContactTab, useContactUrl } from "~/navigation/contact-url";

interface ContactLinkProps extends Omit<LinkProps, "to"> {
  tab: ContactTab;
}

/** Opens the contact modal on this page, in a history entry of its own, so that Back closes it; or switches its tab. */
export function ContactLink({ tab, onClick, ...attributes }: ContactLinkProps) {
  const contactUrl = useContactUrl();
  const isOpen = useContactTab() !== undefined;
  const { state } = useLocation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // The second click of a double click: it closed the modal that lay over this link, or the modal is about to open.
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
