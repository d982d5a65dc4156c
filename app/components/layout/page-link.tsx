import { useLocation } from "@remix-run/react";

interface PageLinkProps {
  url: string;
  className?: string;
  children: string;
}

/** A link of a menu: it says when its page is the one that is shown. */
export function PageLink({ url, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <a className={className} href={url} aria-current={url === pathname ? "page" : undefined}>
      {children}
    </a>
  );
}
