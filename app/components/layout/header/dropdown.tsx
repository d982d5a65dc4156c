import { useLocation } from "@remix-run/react";
import type { FocusEvent } from "react";
import { containsPath, dropdownId } from "~/components/layout/header/menu-groups";
import { LinkColumn } from "~/components/layout/link-column";
import { Icon } from "~/components/ui/icon";
import type { MenuGroup } from "~/content/types/menu";

/** A group of the menu bar: its button and a native popover, which works without scripts. */
export function Dropdown({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const id = dropdownId(group.name);
  /** When the focus moves on to something else. */
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget?.closest(`#${id}, [popovertarget="${id}"]`);
    if (relatedTarget && !next) document.getElementById(id)?.hidePopover();
  };
  return (
    <>
      <button
        className="menu-bar__entry"
        type="button"
        popovertarget={id}
        data-current={containsPath(group, pathname) || undefined}
        onBlur={closeOnLeave}
      >
        {group.name}
        <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus, and nothing is pressed here */}
      <div className="dropdown theme-dark" id={id} popover="auto" onBlur={closeOnLeave}>
        {group.subMenu.map((column) => (
          <LinkColumn key={column.subName} {...column} />
        ))}
      </div>
    </>
  );
}
