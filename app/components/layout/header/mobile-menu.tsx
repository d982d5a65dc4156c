import { type ToggleEvent, useEffect, useRef } from "react";
import { closeMenus } from "~/components/layout/header/close-menus";
import { LinkColumn, PageLink } from "~/components/layout/link-column";
import { Logo } from "~/components/layout/logo";
import { Icon } from "~/components/ui/icon";
import type { MenuItem } from "~/content/types/menu";
import { ContactLink } from "~/navigation/contact-link";

const MOBILE_MENU_ID = "site-menu";

interface MobileMenuProps {
  brand: string;
  items: readonly MenuItem[];
  cities: string;
}

export function MenuButton() {
  return (
    <button className="button button--round" type="button" popoverTarget={MOBILE_MENU_ID} aria-label="Menu">
      <Icon name="menu" />
    </button>
  );
}

/** The full-screen menu: a popover with `<details>` of one name, of which one is open at a time. */
export function MobileMenu({ brand, items, cities }: MobileMenuProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  // React writes `autofocus` on the server only; without the attribute the focus would stay behind the menu.
  useEffect(() => closeButton.current?.setAttribute("autofocus", ""), []);
  return (
    <div className="mobile-menu theme-dark" id={MOBILE_MENU_ID} popover="auto" onBeforeToggle={prepare}>
      <div className="mobile-menu__bar row">
        <Logo brand={brand} />
        <button
          className="button button--round"
          type="button"
          ref={closeButton}
          // biome-ignore lint/a11y/noAutofocus: where the focus goes when the menu opens
          autoFocus
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label="Menu">
        {items.map((item) => {
          if ("subMenu" in item) {
            return (
              <details key={item.name} name="mobile-menu">
                <summary className="mobile-menu__entry row display">
                  {item.name}
                  <Icon name="chevron-down" />
                </summary>
                <div className="mobile-menu__columns">
                  {item.subMenu.map((column) => (
                    <LinkColumn key={column.subName} {...column} />
                  ))}
                </div>
              </details>
            );
          }
          if ("action" in item) {
            return (
              <ContactLink
                key={item.name}
                className="mobile-menu__entry row display"
                tab={item.action}
                onClick={closeFirst}
              >
                {item.name}
              </ContactLink>
            );
          }
          return (
            <PageLink key={item.name} className="mobile-menu__entry row display" url={item.url}>
              {item.name}
            </PageLink>
          );
        })}
      </nav>
      <div className="mobile-menu__foot row">
        <ContactLink className="button" tab="call" onClick={closeFirst}>
          Schedule a call
        </ContactLink>
        <p>{cities}</p>
      </div>
    </div>
  );
}

/** Where an open group leaves the other entries in view. */
const LARGE_WINDOW = "(width >= 64em) and (height >= 44em)";

/** Locks the page behind the open menu, and opens the first group in a large window. */
function prepare({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  document.documentElement.toggleAttribute("data-menu", newState === "open");
  const group = currentTarget.querySelector("details[open]") ?? currentTarget.querySelector("details");
  if (newState === "open" && window.matchMedia(LARGE_WINDOW).matches) group?.setAttribute("open", "");
}

/** Before the modal opens: the focus returns to the menu button when the modal closes. */
const closeFirst = () => closeMenus(document.body);
