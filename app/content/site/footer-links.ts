import type { MenuLink } from "~/content/types/menu";

/** For the contact modal. */
export const footerLinks: readonly MenuLink[] = [
  { name: "Capabilities", url: "/services" },
  { name: "Solutions", url: "/#solutions" },
  { name: "About", url: "/about" },
  { name: "Careers", url: "/career" },
];
