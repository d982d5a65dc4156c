import type { MenuGroup } from "~/content/types/menu";

/** The element id of a group's dropdown: "Capabilities" → "menu-capabilities". */
export function dropdownId(name: string): string {
  return `menu-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

export function containsPath(group: MenuGroup, pathname: string): boolean {
  return group.subMenu.some((column) => [column, ...column.items].some(({ url }) => url === pathname));
}
