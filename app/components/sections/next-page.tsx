import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import type { Card } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";
import { useTransitionTo } from "~/navigation/use-transition-to";

interface NextPageProps {
  label: string | undefined;
  card: Card;
  theme: "dark" | "light";
  /** The picture that opens the next page, behind its name. */
  children: ReactNode;
}

/** Links to the next page of the same kind. */
export function NextPage({ label, card, theme, children }: NextPageProps) {
  return (
    <nav className={`next-page theme-${theme}`} aria-labelledby="next-page" {...useTransitionTo(card.url)}>
      <SiteLink className="faded-picture" to={card.url} viewTransition>
        {children}
        <small id="next-page">{label}</small>{" "}
        <span className="display">
          {card.title}
          <Icon name="arrow-right" />
        </span>
      </SiteLink>
    </nav>
  );
}
