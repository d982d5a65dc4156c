import type { MenuGroup } from "~/content/types/menu";

/** An element id from a menu's name: "menu", "Capabilities" → "menu-capabilities". */
export function idOf(prefix: string, name: string): string {
  return `${prefix}-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/** Whether one of the group's entries is the page that is shown. */
export function holdsPath(group: MenuGroup, pathname: string): boolean {
  return group.subMenu.some(({ items }) => items.some(({ url }) => url === pathname));
}
