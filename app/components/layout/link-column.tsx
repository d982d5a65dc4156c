import { PageLink } from "~/components/layout/page-link";
import type { MenuColumn } from "~/content/types/menu";
import { useHydrated } from "~/hooks/use-hydrated";

/** Links under a heading, which links to their overview page if there is one. */
export function LinkColumn({ subName, url, items }: MenuColumn) {
  // Without scripts browsers fetch every picture at once, even lazy and hidden ones.
  const hydrated = useHydrated();
  return (
    <div className="link-column">
      <p className="link-column__title">{url ? <PageLink url={url}>{subName}</PageLink> : subName}</p>
      <ul>
        {items.map(({ name, url, menuLine, picture }) => (
          <li key={url}>
            <PageLink url={url}>{name}</PageLink>
            {menuLine && <small>{menuLine}</small>}
            {hydrated && picture && <img src={picture} alt="" loading="lazy" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
