import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { LinkCard } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

/** A card for each service; a click anywhere on a card follows its link. */
export function ServiceCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="service-cards">
      {cards.map(({ image, alt, title, description, url, linkText }) => (
        <li className="service-cards__card" key={url}>
          <Picture image={image} alt={alt} sizes="(width >= 64em) 24vw, (width >= 48em) 48vw, 100vw" small />
          <h3>{title}</h3>
          <p>{description}</p>
          <SiteLink className="arrow-link" to={url} aria-label={`${linkText}: ${title}`}>
            {linkText}
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
