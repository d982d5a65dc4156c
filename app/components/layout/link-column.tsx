import { PageLink } from "~/components/layout/page-link";
import type { MenuColumn } from "~/content/types/menu";

/** Links under their heading, which leads to the page of them all if there is one. */
export function LinkColumn({ subName, url, items }: MenuColumn) {
  return (
    <div className="link-column">
      <p className="link-column__title">{url ? <PageLink url={url}>{subName}</PageLink> : subName}</p>
      <ul>
        {items.map(({ name, url, line }) => (
          <li key={url}>
            <PageLink url={url}>{name}</PageLink>
            {line && <small>{line}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
