import type { MenuLink } from "~/content/types/menu";

export interface FooterContent {
  banner: string;
  heading: string;
  button: string;
  copyrightYear: number;
  links: readonly MenuLink[];
  social: readonly SocialLink[];
}

/** `icon` is the name of a symbol in public/icons.svg. */
export interface SocialLink extends MenuLink {
  icon: string;
}
