import { useLeavingCard } from "~/components/sections/home/use-leaving-card";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { Card } from "~/content/types/card";

/** Radios, and the card of the checked one, which the style sheet shows; small screens have a list of links. */
export function SolutionsSwitcher({ cards, button }: { cards: readonly Card[]; button: string }) {
  const { choices, choose, leaving } = useLeavingCard();
  return (
    <div className="solutions-switcher" data-leaving={leaving === undefined ? undefined : ""}>
      <fieldset className="solutions-switcher__choices" ref={choices}>
        <legend className="visually-hidden">Industry</legend>
        {cards.map(({ title, url }, index) => (
          <label className="solutions-switcher__choice" key={url}>
            <input
              type="radio"
              name="industry"
              value={title}
              defaultChecked={index === 0}
              onChange={() => choose(index)}
              autoComplete="off"
            />
            {title}
          </label>
        ))}
      </fieldset>
      <div className="solutions-switcher__cards">
        {cards.map((card, index) => (
          <article
            className="solutions-switcher__card"
            key={card.url}
            data-leaving={index === leaving ? "" : undefined}
          >
            <Picture image={card.image} alt={card.alt} sizes="(min-width: 768px) 60vw, 100vw" />
            <div className="solutions-switcher__text">
              <h3>{card.title}</h3>
              <p>{card.description}</p>
              <a className="button" href={card.url} aria-label={`${button}: ${card.title}`}>
                {button}
                <Icon name="arrow-right" />
              </a>
            </div>
          </article>
        ))}
      </div>
      <ul className="solutions-switcher__links">
        {cards.map(({ title, description, image, url }) => (
          <li key={url}>
            <Picture image={image} alt="" sizes="7rem" />
            <div>
              <h3>
                <a href={url}>{title}</a>
              </h3>
              <p>{description}</p>
              {/* The title's link covers the whole item. */}
              <span className="button button--quiet" aria-hidden="true">
                {button}
                <Icon name="arrow-right" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
