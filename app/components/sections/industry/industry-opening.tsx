import { Breadcrumbs } from "~/components/sections/hero/breadcrumbs";
import { PageHead } from "~/components/sections/hero/page-head";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import type { IndustryContent } from "~/content/types/collection";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Landscape, type Place } from "~/content/types/drawings";
import { useRootData } from "~/hooks/route-data";
import { SiteLink } from "~/navigation/site-link";

/** A head over an industry's landscape, which is a map of the stories below: each tile and its title are one link. */
export function IndustryOpening({ page, landscape }: { page: IndustryContent; landscape: Landscape }) {
  const labels = useRootData()?.labels;
  return (
    <div className={`industry-opening theme-${landscape.theme}`}>
      <PageHead head={page.head} breadcrumbs={<Breadcrumbs page={page} />} theme={landscape.theme} />
      <nav className="industry-map" aria-label={labels?.places}>
        <LandscapePicture name={landscape.name} alt={`${page.card.alt}, ${labels?.landscape}`} />
        <ol className="display">
          {page.blocks.map(({ title }, index) => (
            <li key={title}>
              <SiteLink to={`#place-${index + 1}`}>
                <Tile number={index + 1} place={landscape.places[index]} />
                <span className="industry-map__number">{index + 1}</span>{" "}
                <span className="industry-map__title">{title}</span>
              </SiteLink>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

const EVERYTHING = `M0 0H${LANDSCAPE_WIDTH}V${LANDSCAPE_HEIGHT}H0z`;

/** A tile of the map. Its drawing covers the landscape and darkens everything around the tile. */
function Tile({ number, place }: { number: number; place: Place | undefined }) {
  if (!place) return null;
  const { outline, markX, markY } = place;
  return (
    <svg
      className="industry-map__tile"
      width="400"
      height="300"
      viewBox={`0 0 ${LANDSCAPE_WIDTH} ${LANDSCAPE_HEIGHT}`}
      textAnchor="middle"
      dominantBaseline="central"
      aria-hidden="true"
    >
      <path d={`${EVERYTHING}M${outline}z`} fillRule="evenodd" />
      <polygon points={outline} />
      <g transform={`translate(${markX} ${markY})`}>
        <circle />
        <text>{number}</text>
      </g>
    </svg>
  );
}
