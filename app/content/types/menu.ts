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
  subName: string;
  /** The page of the whole column. */
  url?: string;
  items: readonly MenuLink[];
}

export interface MenuGroup {
  name: string;
  subMenu: readonly MenuColumn[];
}

export type MenuItem = MenuLink | MenuAction | MenuGroup;
