import { type CSSProperties, useRef } from "react";
import { Benefits } from "~/components/sections/benefits";
import { LandscapePicture } from "~/components/sections/industry/landscape-picture";
import { PlaceList } from "~/components/sections/industry/place-list";
import { MediaText } from "~/components/sections/media-text";
import { LANDSCAPE_HEIGHT, LANDSCAPE_WIDTH, type Landscape, type Place } from "~/content/types/drawings";
import type { UseCase } from "~/content/types/sections";
import { useRootData } from "~/hooks/route-data";
import { usePassedItems } from "~/hooks/use-passed-items";

interface IndustryMapProps {
  name: string;
  alt: string;
  landscape: Landscape;
  useCases: readonly UseCase[];
}

/**
 * An industry's use cases as places in one landscape. On wide screens with scripts a camera moves to the place of
 * the current story; otherwise the whole landscape stands above the stories, and each story has its own picture.
 */
export function IndustryMap({ name, alt, landscape, useCases }: IndustryMapProps) {
  const stories = useRef<HTMLOListElement>(null);
  const active = usePassedItems(stories);
  const labels = useRootData()?.labels;
  const titles = useCases.map(({ title }) => title);
  return (
    <section className="industry-map" id="content" aria-label={name}>
      <div className="industry-map__viewer theme-dark" data-near={active > 0 ? "" : undefined}>
        <div className="industry-map__camera" style={cameraAt(landscape.places[active - 1])}>
          <LandscapePicture
            landscape={landscape}
            alt={`${alt}; ${labels?.landscape}`}
            titles={titles}
            active={active}
          />
        </div>
        <PlaceList titles={titles} active={active} />
      </div>
      <ol className="industry-map__stories theme-light" ref={stories}>
        {useCases.map((useCase, index) => (
          <li key={useCase.title} id={`place-${index + 1}`}>
            <MediaText blocks={[useCase]} Details={Benefits} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The place as fractions of the landscape; the style sheet moves the picture by them. */
function cameraAt(place: Place | undefined): CSSProperties | undefined {
  if (!place) return undefined;
  const position = { "--x": place.x / LANDSCAPE_WIDTH, "--y": place.y / LANDSCAPE_HEIGHT };
  return position as CSSProperties;
}
