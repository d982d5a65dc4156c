import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { LinkCard } from "~/content/types/card";

/** Cards that lead to a service; the whole card is its link's target. */
export function ServiceCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="service-cards">
      {cards.map((card) => (
        <li className="service-cards__card" key={card.url}>
          <Picture
            image={card.image}
            alt={card.alt}
            sizes="(min-width: 1024px) 24vw, (min-width: 768px) 48vw, 100vw"
          />
          <h3>{card.title}</h3>
          <p>{card.description}</p>
          <a className="arrow-link" href={card.url} aria-label={`${card.linkText}: ${card.title}`}>
            {card.linkText}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
