export interface MenuLink {
  name: string;
  url: string;
  /** Under the name, in the dropdowns. */
  menuDescription?: string;
}

/** An entry that opens the contact modal at a tab. */
interface MenuAction {
  name: string;
  action: "call" | "message";
}

export interface MenuColumn {
  subName: string;
  /** The page of the whole column. */
  url?: string;
  /** Its items are names. */
  translate?: "no";
  items: readonly MenuLink[];
}

export interface MenuGroup {
  /** The element id of its dropdown. */
  id: string;
  name: string;
  subMenu: readonly MenuColumn[];
}

export type MenuItem = MenuLink | MenuAction | MenuGroup;

export interface FooterContent {
  banner: string;
  heading: string;
  button: string;
  copyrightYear: number;
  columns: readonly MenuColumn[];
  /** In the contact modal. */
  links: readonly MenuLink[];
  social: readonly SocialLink[];
  /** In lines, for printed pages. */
  address: string;
}

/** `icon` is the name of a symbol in public/icons.svg. */
export interface SocialLink extends MenuLink {
  icon: string;
}
