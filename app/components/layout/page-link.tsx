import { useLocation } from "@remix-run/react";
import { SiteLink } from "~/navigation/site-link";

interface PageLinkProps {
  url: string;
  className?: string;
  children: string;
}

export function PageLink({ url, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <SiteLink className={className} to={url} aria-current={url === pathname ? "page" : undefined}>
      {children}
    </SiteLink>
  );
}
