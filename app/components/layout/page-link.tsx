import { useLocation } from "@remix-run/react";

interface PageLinkProps {
  url: string;
  className?: string;
  children: string;
}

/** A link in a menu; it says when it leads to the page that is shown. */
export function PageLink({ url, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <a className={className} href={url} aria-current={url === pathname ? "page" : undefined}>
      {children}
    </a>
  );
}
