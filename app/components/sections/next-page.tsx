import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { Card } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

interface NextPageProps {
  label: string | undefined;
  card: Card;
}

/** The band at the end of a page that links to the next page of its kind. */
export function NextPage({ label, card }: NextPageProps) {
  return (
    <nav className="next-page theme-light" aria-label={label}>
      <SiteLink className="next-page__link" to={card.url}>
        <div className="next-page__text">
          <p>
            <small>{label}</small>
          </p>
          <h2>
            {card.title} <Icon name="arrow-right" />
          </h2>
          <p>{card.description}</p>
        </div>
        <Picture image={card.image} alt="" sizes="(width >= 48em) 34vw, 100vw" small />
      </SiteLink>
    </nav>
  );
}
