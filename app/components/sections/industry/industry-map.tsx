import { useRef } from "react";
import { Benefits } from "~/components/sections/benefits";
import { cameraAt } from "~/components/sections/industry/camera-at";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { LandscapeTiles } from "~/components/sections/industry/landscape-tiles";
import { Dimmed, PlaceNotes } from "~/components/sections/industry/lit-place";
import { PlaceList } from "~/components/sections/industry/place-list";
import { usePointedPlace } from "~/components/sections/industry/use-pointed-place";
import { MediaText } from "~/components/sections/media-text";
import type { Landscape } from "~/content/types/drawings";
import type { UseCase } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { usePassedItems } from "~/hooks/use-passed-items";

interface IndustryMapProps {
  name: string;
  alt: string;
  landscape: Landscape;
  useCases: readonly UseCase[];
}

/** The camera leaves for a story when its card comes in: half a window after the card before it (camera.css) has left. */
const LINE = 0.75;

/**
 * An industry's use cases as places in one landscape. On wide screens with scripts a camera moves to the place of
 * the current story; otherwise the whole landscape stands above the stories, and each story has its own picture.
 */
export function IndustryMap({ name, alt, landscape, useCases }: IndustryMapProps) {
  const stories = useRef<HTMLDivElement>(null);
  const active = usePassedItems(stories, { line: LINE, selector: ".media-text__block" });
  const labels = useRootData()?.labels;
  const { name: picture, theme, places } = landscape;
  const { pointed, listeners } = usePointedPlace();
  const place = places[active - 1];
  const lit = place ?? places[(pointed?.place ?? 0) - 1];
  return (
    <section
      className={`industry-map theme-${theme}`}
      id="content"
      aria-label={name}
      data-near={sideOf(active)}
      style={place && cameraAt(place)}
    >
      <div className="industry-map__viewer" {...listeners}>
        <div className="industry-map__camera">
          <LandscapePicture name={picture} alt={`${alt}, ${labels?.landscape}`} />
          <LandscapeTiles places={places} focused={pointed?.focused ? pointed.place : undefined}>
            {lit && <Dimmed key={active} outline={lit.outline} />}
          </LandscapeTiles>
        </div>
        {place && <PlaceNotes key={active} {...place} />}
        <PlaceList titles={useCases.map(({ title }) => title)} active={active} pointed={pointed?.place} />
      </div>
      <div className="industry-map__stories under-bar theme-light" ref={stories}>
        <MediaText blocks={useCases} anchor="place" Details={Benefits} />
      </div>
    </section>
  );
}

/** The side of the window where the camera shows the place of a story: its card is on the other one. */
function sideOf(story: number): "left" | "right" | undefined {
  if (story === 0) return undefined;
  return story % 2 === 1 ? "left" : "right";
}
