import type { MenuLink } from "~/content/types/menu";

/** The short list of the footer and of the contact modal; a group's name leads to its part of the site. */
export const footerLinks: readonly MenuLink[] = [
  { name: "Capabilities", url: "/services" },
  { name: "Solutions", url: "/#solutions" },
  { name: "About", url: "/about" },
  { name: "Careers", url: "/career" },
];
