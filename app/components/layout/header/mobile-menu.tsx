import { useEffect, useRef } from "react";
import { closeMenus } from "~/components/layout/header/use-closed-menus";
import { useMenuAttribute } from "~/components/layout/header/use-menu-attribute";
import { Logo } from "~/components/layout/logo";
import { PageLink } from "~/components/layout/page-link";
import { Icon } from "~/components/ui/icon";
import { ContactLink } from "~/contact-modal/contact-link";
import type { MenuItem, MenuLink } from "~/content/types/menu";

const ID = "site-menu";

/** Opens the full-screen menu. */
export function MenuButton({ className = "" }: { className?: string }) {
  return (
    <button
      className={`button button--round ${className}`}
      type="button"
      popovertarget={ID}
      aria-label="Menu"
    >
      <Icon name="menu" />
    </button>
  );
}

interface MobileMenuProps {
  brand: string;
  items: readonly MenuItem[];
}

/**
 * The full-screen menu: a native popover that slides in and takes the focus; the style sheet hides what it covers from
 * Tab and screen readers. Its groups are `<details>` of one name, so that one is open at a time and a second click
 * closes it, without scripts too.
 */
export function MobileMenu({ brand, items }: MobileMenuProps) {
  const screen = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // React writes `autofocus` on the server only; without it the focus would stay on what the menu covers.
  useEffect(() => close.current?.setAttribute("autofocus", ""), []);
  useMenuAttribute(screen);
  return (
    <div className="mobile-menu theme-dark" id={ID} ref={screen} popover="auto">
      <div className="mobile-menu__bar">
        <Logo brand={brand} />
        <button
          className="button button--round"
          type="button"
          ref={close}
          // biome-ignore lint/a11y/noAutofocus: where the focus goes when the menu opens
          autoFocus
          popovertarget={ID}
          popovertargetaction="hide"
          aria-label="Close menu"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="mobile-menu__nav" aria-label="Menu">
        {items.map((item) => {
          if ("subMenu" in item) {
            return joinColumns(item.subMenu).map((group) => <Group key={group.subName} {...group} />);
          }
          if ("action" in item) {
            const tab = item.action === "contact-call" ? "call" : "message";
            return (
              <ContactLink
                key={item.name}
                className="mobile-menu__entry"
                tab={tab}
                // Before the modal opens, so that the focus can go back to the menu's button when that closes.
                onClick={(event) => closeMenus(event.currentTarget.closest("header"))}
              >
                {item.name}
              </ContactLink>
            );
          }
          return (
            <PageLink key={item.name} className="mobile-menu__entry" url={item.url}>
              {item.name}
            </PageLink>
          );
        })}
      </nav>
    </div>
  );
}

function Group({ subName, items }: { subName: string; items: readonly MenuLink[] }) {
  return (
    <details className="mobile-menu__group" name="mobile-menu">
      <summary className="mobile-menu__entry">
        {subName}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.url}>
            <PageLink className="mobile-menu__link" url={item.url}>
              {item.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A column without a name of its own belongs to the group before it. */
function joinColumns(columns: readonly { subName: string; items: readonly MenuLink[] }[]) {
  const groups: { subName: string; items: MenuLink[] }[] = [];
  for (const { subName, items } of columns) {
    const last = groups.at(-1);
    if (subName === "" && last) last.items.push(...items);
    else groups.push({ subName, items: [...items] });
  }
  return groups;
}
