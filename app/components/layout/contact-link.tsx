import { Link } from "@remix-run/react";
import type { MouseEventHandler, ReactNode } from "react";
import { type ContactTab, useContactTab, useContactUrl } from "~/lib/contact";

interface ContactLinkProps {
  tab: ContactTab;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * Opens the contact modal on this page. The first opening adds an entry to the history, so that Back closes the modal;
 * changing its tab replaces that entry.
 */
export function ContactLink({ tab, className, onClick, children }: ContactLinkProps) {
  const contactUrl = useContactUrl();
  const open = useContactTab() !== undefined;
  return (
    <Link
      className={className}
      onClick={onClick}
      to={contactUrl(tab)}
      replace={open}
      state={open ? undefined : { openedHere: true }}
      preventScrollReset
      rel="nofollow"
    >
      {children}
    </Link>
  );
}
