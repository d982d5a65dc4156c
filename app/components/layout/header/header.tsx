import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { MenuBar } from "~/components/layout/header/menu-bar";
import { MenuButton, MobileMenu } from "~/components/layout/header/mobile-menu";
import { useClosedMenus } from "~/components/layout/header/use-closed-menus";
import { usePastHero } from "~/components/layout/header/use-past-hero";
import { useRestoreFocus } from "~/components/layout/header/use-restore-focus";
import { Logo } from "~/components/layout/logo";
import { ContactLink } from "~/contact-modal/contact-link";
import type { MenuItem } from "~/content/types/menu";

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  /** While the contact modal is open everything behind it is inert. */
  inert: "" | undefined;
}

/**
 * The navigation bar (specification §2): logo, menu, contact, and the button of the full-screen menu. It stands at the
 * page's top; once the hero is past, Contact and the menu button come along in a bar of their own.
 */
export function Header({ brand, menu, inert }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const past = usePastHero(pathname);
  useClosedMenus(header, `${key} ${past}`);
  useRestoreFocus(header, past);
  return (
    <header className="header theme-dark" ref={header} inert={inert} data-past={past ? "" : undefined}>
      <Logo brand={brand} />
      <MenuBar items={menu} />
      <ContactLink className="button header__contact" tab="message">
        Contact
      </ContactLink>
      <MenuButton className="header__menu" />
      <div className="header__collapsed">
        <ContactLink className="button" tab="message">
          Contact
        </ContactLink>
        <MenuButton />
      </div>
      <MobileMenu brand={brand} items={menu} />
    </header>
  );
}
