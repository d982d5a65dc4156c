import type { ReactNode } from "react";
import { PageLink } from "~/components/layout/page-link";
import type { MenuColumn } from "~/content/types/menu";

interface LinkColumnProps extends MenuColumn {
  /** Adds something to an entry. */
  children?: (url: string) => ReactNode;
}

/** Links under a heading, which links to their overview page if there is one. */
export function LinkColumn({ subName, url, items, children }: LinkColumnProps) {
  return (
    <div className="link-column">
      <p className="link-column__title">{url ? <PageLink url={url}>{subName}</PageLink> : subName}</p>
      <ul>
        {items.map(({ name, url, menuLine }) => (
          <li key={url}>
            <PageLink url={url}>{name}</PageLink>
            {menuLine && <small>{menuLine}</small>}
            {children?.(url)}
          </li>
        ))}
      </ul>
    </div>
  );
}
