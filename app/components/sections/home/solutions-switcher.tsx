import { type FocusEvent, useCallback, useRef, useState } from "react";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { Icon } from "~/components/ui/icon";
import type { IndustryCard } from "~/content/types/sections";
import { REDUCED_MOTION } from "~/hooks/media-queries";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";
import { useTransitionTo } from "~/navigation/use-transition-to";

/** Industries with the landscapes of their pages: a rail of links, or on wide screens radios with a card each. */
export function SolutionsSwitcher({ cards, button }: { cards: readonly IndustryCard[]; button: string }) {
  const { switcher, fetchPicture, choose, leaving } = useLeavingCard();
  return (
    <fieldset>
      <legend className="visually-hidden">{useRootData()?.labels.industry}</legend>
      <ul className="switcher" ref={switcher} data-leaving={leaving === undefined ? undefined : ""}>
        {cards.map((card, index) => (
          <li key={card.url} data-leaving={index === leaving ? "" : undefined}>
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
                defaultChecked={index === 0}
                onChange={() => choose(index)}
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

/** How long the old picture fades. */
const FADE_MS = 300;

/** The last choice: Back from an industry's page shows its card again. */
let chosen: number | undefined;

/** The index of the card that is fading out. The radios hold the choice. */
function useLeavingCard() {
  const element = useRef<HTMLElement | null>(null);
  const shown = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [leaving, setLeaving] = useState<number>();

  // In the hydrating commit: the change event of a visitor's choice may still be pending.
  const switcher = useCallback((found: HTMLElement | null) => {
    element.current = found;
    const radios = Array.from(found?.querySelectorAll("input") ?? []);
    const last = chosen !== undefined && radios[chosen];
    if (last) last.checked = true;
    shown.current = radios.findIndex(({ checked }) => checked);
  }, []);

  /** Before the choice: the picture of a hidden card is lazy. */
  const fetchPicture = (...indexes: number[]) => {
    const pictures = element.current?.querySelectorAll("img");
    for (const index of indexes) pictures?.[index]?.removeAttribute("loading");
  };

  const choose = (index: number) => {
    clearTimeout(timer.current);
    chosen = index;
    fetchPicture(index);
    const swap = () => {
      shown.current = index;
      setLeaving(undefined);
    };
    if (index === shown.current || matchMedia(REDUCED_MOTION).matches) return swap();
    setLeaving(shown.current);
    timer.current = setTimeout(swap, FADE_MS);
  };
  return { switcher, fetchPicture, choose, leaving };
}
