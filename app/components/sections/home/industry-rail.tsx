import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import type { IndustryCard } from "~/content/types/sections";
import { SiteLink } from "~/navigation/site-link";

/** On phones, instead of the switcher: the landscapes side by side, each a link to its industry. */
export function IndustryRail({ cards }: { cards: readonly IndustryCard[] }) {
  return (
    <ul className="industry-rail">
      {cards.map(({ title, url, landscape }, index) => (
        <li key={url}>
          <SiteLink className="display" to={url}>
            <LandscapePicture name={landscape} alt="" lazy />
            {title}
          </SiteLink>
          <small>{`${index + 1} of ${cards.length}`}</small>
        </li>
      ))}
    </ul>
  );
}
