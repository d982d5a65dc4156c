import { type FocusEvent, useRef } from "react";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { Icon } from "~/components/ui/icon";
import type { IndustryCard } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";
import { useTransitionTo } from "~/navigation/use-transition-to";

/** The last choice: Back from an industry's page shows its card again. On the server it never changes. */
let chosen = 0;

/** Industries with the landscapes of their pages: a rail of links, or on wide screens radios with a card each. */
export function SolutionsSwitcher({ cards, button }: { cards: readonly IndustryCard[]; button: string }) {
  const list = useRef<HTMLUListElement>(null);
  /** Before the choice: the picture of a hidden card is lazy. */
  const fetchPicture = (...indexes: number[]) => {
    const pictures = list.current?.querySelectorAll("img");
    for (const index of indexes) pictures?.[index]?.removeAttribute("loading");
  };
  return (
    <fieldset>
      <legend className="visually-hidden">{useRootData()?.labels.industry}</legend>
      <ul className="switcher" ref={list}>
        {cards.map((card, index) => (
          <li key={card.url}>
            <label
              className="display"
              onPointerEnter={() => fetchPicture(index)}
              // Arrow keys choose at once.
              onFocus={() => fetchPicture(index - 1, index + 1)}
            >
              <input
                type="radio"
                name="industry"
                value={card.title}
                defaultChecked={index === chosen}
                onChange={() => {
                  chosen = index;
                }}
                autoComplete="off"
              />
              {card.title}
            </label>
            <SwitcherCard card={card} button={button} place={`${index + 1} of ${cards.length}`} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function SwitcherCard({ card, button, place }: { card: IndustryCard; button: string; place: string }) {
  const { title, description, landscape, alt, url } = card;
  return (
    <div className="switcher__card" {...useTransitionTo(url)}>
      <LandscapePicture name={landscape} alt={alt} lazy />
      <div className="switcher__text">
        <h3>
          <SiteLink className="cover-link" to={url} viewTransition onFocus={showCard}>
            {title}
          </SiteLink>
        </h3>
        <small>{place}</small>
        <p>{description}</p>
        <SiteLink className="button" to={url} viewTransition>
          {button}
          <span className="visually-hidden">{title}</span>
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </div>
  );
}

/** Brings the card of a link that Tab reaches in the rail into view: browsers scroll to the link's text only. */
function showCard({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
  if (currentTarget.matches(":focus-visible"))
    currentTarget.closest("li")?.scrollIntoView({ block: "nearest" });
}
