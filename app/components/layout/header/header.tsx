import { useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { MenuBar } from "~/components/layout/header/menu-bar";
import { MenuButton } from "~/components/layout/header/menu-button";
import { MobileMenu } from "~/components/layout/header/mobile-menu";
import { useCloseDropdown, useCloseMenus } from "~/components/layout/header/use-close-menus";
import { usePastHero } from "~/components/layout/header/use-past-hero";
import { Logo } from "~/components/layout/logo";
import { ContactLink } from "~/contact-modal/contact-link";
import type { MenuItem } from "~/content/types/menu";

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  cities: string;
  inert: boolean;
}

/** The navigation bar. */
export function Header({ brand, menu, cities, inert }: HeaderProps) {
  return (
    <HeaderFrame inert={inert}>
      <Logo brand={brand} />
      <MenuBar items={menu} />
      <ContactLink className="button header__contact" tab="message">
        Contact
      </ContactLink>
      <MenuButton />
      <MobileMenu brand={brand} items={menu} cities={cities} />
    </HeaderFrame>
  );
}

/**
 * Past the hero the bar collapses to the logo's symbol, Contact and the menu button. Its children stay as they are: to render all
 * links of the menus again would hold up the scrolling.
 */
function HeaderFrame({ inert, children }: { inert: boolean; children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const isPastHero = usePastHero(pathname);
  useCloseDropdown();
  useCloseMenus(header, `${key} ${isPastHero}`);
  return (
    <header
      className="header theme-dark"
      ref={header}
      inert={inert}
      data-past-hero={isPastHero ? "" : undefined}
    >
      {children}
    </header>
  );
}
