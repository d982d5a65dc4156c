import { Dropdown } from "~/components/layout/header/dropdown";
import { PageLink } from "~/components/layout/page-link";
import type { MenuItem } from "~/content/types/menu";

/** The menu of wide screens. The header renders the contact entry itself, as its button. */
export function MenuBar({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav className="menu-bar" aria-label="Main">
      <ul>
        {items.map((item) => {
          if ("action" in item) return null;
          return (
            <li key={item.name}>
              {"subMenu" in item ? (
                <Dropdown group={item} />
              ) : (
                <PageLink className="menu-bar__entry" url={item.url}>
                  {item.name}
                </PageLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
