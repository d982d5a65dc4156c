import { useLocation } from "@remix-run/react";
import { holdsPath, idOf } from "~/components/layout/header/menu-groups";
import { PageLink } from "~/components/layout/page-link";
import { Icon } from "~/components/ui/icon";
import type { MenuGroup, MenuItem } from "~/content/types/menu";

/** The wide screen's menu. The contact entry is drawn by the header, as its button. */
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

/**
 * A native popover: one open at a time, closed by a second click, a click outside or Esc, with or without scripts
 * (STACK.md, trap 20).
 */
function Dropdown({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const id = idOf("menu", group.name);
  return (
    <>
      <button
        className="menu-bar__entry"
        type="button"
        popovertarget={id}
        data-current={holdsPath(group, pathname) || undefined}
      >
        {group.name}
        <Icon name="chevron-down" />
      </button>
      <div className="dropdown theme-dark" id={id} popover="auto">
        {group.subMenu.map(({ subName, items }) => (
          <div className="dropdown__column" key={items[0]?.url}>
            <p className="dropdown__title">{subName}</p>
            <ul>
              {items.map((item) => (
                <li key={item.url}>
                  <PageLink className="dropdown__link" url={item.url}>
                    {item.name}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
