import { useLocation } from "@remix-run/react";

interface PageLinkProps {
  url: string;
  className?: string;
  children: string;
}

export function PageLink({ url, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <a className={className} href={url} aria-current={url === pathname ? "page" : undefined}>
      {children}
    </a>
  );
}
