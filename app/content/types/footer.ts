import type { MenuColumn, MenuLink } from "~/content/types/menu";

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
