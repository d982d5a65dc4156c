import { useViewTransitionState } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import type { Card } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

interface NextPageProps {
  label: string | undefined;
  card: Card;
  theme: "dark" | "light";
  /** Whether the picture opens the next page too, and grows into it. */
  grows?: boolean;
  /** The picture behind the name, which says the same. */
  children: ReactNode;
}

/** Links to the next page of the same kind. */
export function NextPage({ label, card, theme, grows, children }: NextPageProps) {
  const isGrowing = useViewTransitionState(card.url);
  return (
    <nav
      className={`next-page theme-${theme}`}
      aria-labelledby="next-page"
      data-growing={isGrowing ? "" : undefined}
    >
      <SiteLink to={card.url} viewTransition={grows}>
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
