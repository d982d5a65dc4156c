import { useLeavingCard } from "~/components/sections/home/use-leaving-card";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { Icon } from "~/components/ui/icon";
import type { IndustryCard } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";

/**
 * Radios and the checked radio's card, which shows the landscape of its industry's page; small screens show links. Where the
 * visitor allows motion, the picture of a card that is left becomes the page's map.
 */
export function SolutionsSwitcher({ cards, button }: { cards: readonly IndustryCard[]; button: string }) {
  const { switcher, choose, leaving } = useLeavingCard();
  return (
    <div className="solutions-switcher" ref={switcher} data-leaving={leaving === undefined ? undefined : ""}>
      <ul className="solutions-switcher__links">
        {cards.map(({ title, url }) => (
          <li key={url}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
      <fieldset className="solutions-switcher__choices">
        <legend className="visually-hidden">{useRootData()?.labels.industry}</legend>
        {cards.map(({ title, description, landscape, alt, url }, index) => (
          <div
            className="solutions-switcher__item"
            key={url}
            data-leaving={index === leaving ? "" : undefined}
          >
            <label className="solutions-switcher__choice">
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
            <div className="solutions-switcher__card">
              <LandscapePicture name={landscape} alt={alt} lazy />
              <div className="solutions-switcher__text">
                <h3>
                  <SiteLink to={url} viewTransition>
                    {title}
                  </SiteLink>
                </h3>
                <p>{description}</p>
                <SiteLink className="button" to={url} viewTransition aria-label={`${button}: ${title}`}>
                  {button}
                  <Icon name="arrow-right" />
                </SiteLink>
              </div>
            </div>
          </div>
        ))}
      </fieldset>
    </div>
  );
}
