import { useLocation } from "@remix-run/react";
import { ContactLink } from "~/components/layout/contact-link";
import { Logo } from "~/components/layout/logo";
import { MenuBar } from "~/components/layout/menu-bar";
import { MenuScreen } from "~/components/layout/menu-screen";
import { Icon } from "~/components/ui/icon";
import type { MenuItem } from "~/content/types";

export const MENU_SCREEN_ID = "site-menu";

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  /** While the contact modal is open everything behind it is inert. */
  inert: "" | undefined;
}

/** The navigation bar (specification §2): logo, menu, contact, and the button of the full-screen menu. */
export function Header({ brand, menu, inert }: HeaderProps) {
  // A new page starts with its menus closed: a popover that is mounted anew is not shown.
  const { key } = useLocation();
  return (
    <header className="header ink" inert={inert}>
      <Logo brand={brand} />
      <MenuBar key={`bar-${key}`} items={menu} />
      <ContactLink className="button header__contact" tab="message">
        Contact
      </ContactLink>
      <button
        className="button button--round header__menu"
        type="button"
        popovertarget={MENU_SCREEN_ID}
        aria-label="Menu"
      >
        <Icon name="menu" />
      </button>
      <MenuScreen key={`screen-${key}`} id={MENU_SCREEN_ID} brand={brand} items={menu} />
    </header>
  );
}
