import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import type { Card } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

interface NextPageProps {
  label: string | undefined;
  card: Card;
  theme: "dark" | "light";
  /** The picture behind the name, which says the same. */
  children: ReactNode;
}

/** Links to the next page of the same kind. */
export function NextPage({ label, card, theme, children }: NextPageProps) {
  return (
    <nav className={`next-page theme-${theme}`} aria-label={label}>
      <SiteLink to={card.url}>
        {children}
        <small>{label}</small>{" "}
        <span className="display">
          {card.title}
          <Icon name="arrow-right" />
        </span>
      </SiteLink>
    </nav>
  );
}
