export interface MenuLink {
  name: string;
  url: string;
}

/** An entry that opens the contact modal. */
export interface MenuAction {
  name: string;
  action: "contact-call" | "contact-message";
}

export interface MenuColumn {
  /** Empty when the column goes on with the group of the one before it. */
  subName: string;
  items: readonly MenuLink[];
}

export interface MenuGroup {
  name: string;
  subMenu: readonly MenuColumn[];
}

export type MenuItem = MenuLink | MenuAction | MenuGroup;
