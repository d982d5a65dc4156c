import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useCloseDropdown, useCloseMenus } from "~/components/layout/header/close-menus";
import { MenuBar } from "~/components/layout/header/menu-bar";
import { MenuButton, MobileMenu } from "~/components/layout/header/mobile-menu";
import { Logo } from "~/components/layout/logo";
import type { MenuItem } from "~/content/types/menu";
import { ContactLink } from "~/navigation/contact-link";

interface HeaderProps {
  brand: string;
  menu: readonly MenuItem[];
  cities: string;
  inert: boolean;
}

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
 * Past the hero the bar collapses. Its children stay unchanged: rendering all links of the menus again would delay
 * scrolling.
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

const BAR_HEIGHT_PX = 64;

function usePastHero(pathname: string): boolean {
  const [isPast, setIsPast] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own first section
  useEffect(() => {
    setIsPast(false);
    const firstSection = document.querySelector("main > :first-child");
    if (!firstSection) return;
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: `-${BAR_HEIGHT_PX}px 0px 0px`,
      },
    );
    observer.observe(firstSection);
    return () => observer.disconnect();
  }, [pathname]);
  return isPast;
}
