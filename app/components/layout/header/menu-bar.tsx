import { useLocation } from "@remix-run/react";
import { LinkColumn, PageLink } from "~/components/layout/link-column";
import { Icon } from "~/components/ui/icon";
import type { MenuGroup, MenuItem } from "~/content/types/menu";
import { useRootData } from "~/hooks/route-data";
import { useHydrated } from "~/hooks/use-hydrated";

/** The menu of wide screens. The header renders the contact button. */
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

function Dropdown({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const isCurrent = group.subMenu.some((column) =>
    [column, ...column.items].some(({ url }) => url === pathname),
  );
  return (
    <>
      <button
        className="menu-bar__entry"
        type="button"
        popoverTarget={group.id}
        data-current={isCurrent || undefined}
      >
        {group.name}
        <Icon name="chevron-down" />
      </button>
      <div className="dropdown theme-dark" id={group.id} popover="auto">
        {group.subMenu.map((column) => (
          <LinkColumn key={column.subName} {...column}>
            {(url) => <MenuPicture url={url} />}
          </LinkColumn>
        ))}
      </div>
    </>
  );
}

/** After hydration only: without scripts browsers fetch every picture at once, even a lazy or hidden one. */
function MenuPicture({ url }: { url: string }) {
  const root = useRootData();
  const hydrated = useHydrated();
  return root && hydrated && <img src={`${root.mediaBase}/menu${url}.avif`} alt="" loading="lazy" />;
}
