import { useLocation } from "@remix-run/react";
import { containsPath } from "~/components/layout/header/menu-groups";
import { LinkColumn } from "~/components/layout/link-column";
import { Icon } from "~/components/ui/icon";
import type { MenuGroup } from "~/content/types/menu";
import { useRootData } from "~/hooks/route-data";
import { useHydrated } from "~/hooks/use-hydrated";

/** A group of the menu bar: a button and a native popover, which works without scripts. */
export function Dropdown({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  return (
    <>
      <button
        className="menu-bar__entry"
        type="button"
        popoverTarget={group.id}
        data-current={containsPath(group, pathname) || undefined}
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

/** Only once the page is hydrated: without scripts browsers fetch every picture at once, even lazy and hidden ones. */
function MenuPicture({ url }: { url: string }) {
  const root = useRootData();
  const hydrated = useHydrated();
  return root && hydrated && <img src={`${root.mediaBase}/menu${url}.avif`} alt="" loading="lazy" />;
}
