import type { MenuColumn, MenuGroup, MenuLink } from "~/content/types/menu";

/** The element id of a group's dropdown: "Capabilities" → "menu-capabilities". */
export function dropdownId(name: string): string {
  return `menu-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

export function containsPath(group: MenuGroup, pathname: string): boolean {
  return group.subMenu.some(({ items }) => items.some(({ url }) => url === pathname));
}

/** Adds the entries of a column without a name to the column before it. */
export function joinColumns(columns: readonly MenuColumn[]) {
  const groups: { subName: string; items: MenuLink[] }[] = [];
  for (const { subName, items } of columns) {
    const last = groups.at(-1);
    if (subName === "" && last) last.items.push(...items);
    else groups.push({ subName, items: [...items] });
  }
  return groups;
}
