import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { MenuColumn } from "~/content/types/menu";
import { SiteLink } from "~/navigation/site-link";

interface LinkColumnProps extends MenuColumn {
  children?: (url: string) => ReactNode;
}

/** Links under a heading, which links to their overview page, if any. */
export function LinkColumn({ subName, url, items, children }: LinkColumnProps) {
  return (
    <div className="link-column">
      <p className="link-column__title">{url ? <PageLink url={url}>{subName}</PageLink> : subName}</p>
      <ul>
        {items.map(({ name, url, menuDescription }) => (
          <li key={url}>
            <PageLink url={url}>{name}</PageLink>
            {menuDescription && <small>{menuDescription}</small>}
            {children?.(url)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PageLinkProps {
  url: string;
  className?: string;
  children: string;
}

/** A link that is marked on its own page. */
export function PageLink({ url, className, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <SiteLink className={className} to={url} aria-current={url === pathname ? "page" : undefined}>
      {children}
    </SiteLink>
  );
}
