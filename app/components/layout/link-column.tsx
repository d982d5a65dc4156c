import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { MenuColumn } from "~/content/types/menu";
import { SiteLink } from "~/navigation/site-link";

interface LinkColumnProps extends MenuColumn {
  children?: (url: string) => ReactNode;
}

/** Links under a heading, which links to their overview page, if any. */
export function LinkColumn({ subName, url, items, translate, children }: LinkColumnProps) {
  return (
    <div className="link-column">
      <p className="link-column__title">{url ? <PageLink url={url}>{subName}</PageLink> : subName}</p>
      <ul>
        {items.map(({ name, url, menuDescription }) => (
          <li key={url}>
            <PageLink url={url} translate={translate}>
              {name}
            </PageLink>
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
  translate?: "no" | undefined;
  children: string;
}

/** A link that is marked on its own page. */
export function PageLink({ url, children, ...attributes }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <SiteLink {...attributes} to={url} aria-current={url === pathname ? "page" : undefined}>
      {children}
    </SiteLink>
  );
}
