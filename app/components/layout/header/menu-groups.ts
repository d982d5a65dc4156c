import type { MenuGroup } from "~/content/types/menu";

export function containsPath(group: MenuGroup, pathname: string): boolean {
  return group.subMenu.some((column) => [column, ...column.items].some(({ url }) => url === pathname));
}
