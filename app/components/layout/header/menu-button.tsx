import { Icon } from "~/components/ui/icon";

export const MOBILE_MENU_ID = "site-menu";

export function MenuButton() {
  return (
    <button className="button button--round" type="button" popoverTarget={MOBILE_MENU_ID} aria-label="Menu">
      <Icon name="menu" />
    </button>
  );
}
