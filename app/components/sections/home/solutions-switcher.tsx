import { useLeavingCard } from "~/components/sections/home/use-leaving-card";
import { Icon } from "~/components/ui/icon";
import { Picture } from "~/components/ui/picture";
import type { Card } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";

/** Radios and the checked radio's card, chosen by the style sheet; small screens show links. */
export function SolutionsSwitcher({ cards, button }: { cards: readonly Card[]; button: string }) {
  const { switcher, choose, leaving } = useLeavingCard();
  return (
    <div className="solutions-switcher" ref={switcher} data-leaving={leaving === undefined ? undefined : ""}>
      <fieldset className="solutions-switcher__choices">
        <legend className="visually-hidden">{useRootData()?.labels.industry}</legend>
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
      <ul className="solutions-switcher__links">
        {cards.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <ul className="solutions-switcher__cards">
        {cards.map(({ title, description, image, alt, url }, index) => (
          <li
            className="solutions-switcher__card"
            key={url}
            data-leaving={index === leaving ? "" : undefined}
          >
            <Picture image={image} alt={alt} sizes="60vw" />
            <div className="solutions-switcher__text">
              <h3>
                <a href={url}>{title}</a>
              </h3>
              <p>{description}</p>
              <a className="button" href={url} aria-label={`${button}: ${title}`}>
                {button}
                <Icon name="arrow-right" />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
