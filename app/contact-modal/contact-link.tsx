import type { MouseEventHandler, ReactNode } from "react";
import { type ContactTab, useContactUrl } from "~/navigation/contact-url";

interface ContactLinkProps {
  tab: ContactTab;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** Opens the contact modal on this page. */
export function ContactLink({ tab, className, onClick, children }: ContactLinkProps) {
  const contactUrl = useContactUrl();
  return (
    <a className={className} onClick={onClick} href={contactUrl(tab)} rel="nofollow">
      {children}
    </a>
  );
}
