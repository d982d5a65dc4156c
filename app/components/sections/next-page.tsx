import { Icon } from "~/components/ui/icon";
import type { Card } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

/** Links to the next page of the same kind. */
export function NextPage({ label, card }: { label: string | undefined; card: Card }) {
  return (
    <nav className="next-page display" aria-label={label}>
      <SiteLink to={card.url}>
        <small>{label}</small> <span>{card.title}</span>
        <Icon name="arrow-right" />
      </SiteLink>
    </nav>
  );
}
