import type { RefObject } from "react";
import { HotspotImage } from "~/components/sections/interface-tour/hotspot-image";
import type { Hotspot } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

interface DetailsProps {
  list: RefObject<HTMLDListElement>;
  id: string;
  section: ProductSection;
  hotspots: readonly Hotspot[];
  /** The detail whose hotspot is highlighted, from 1; 0 for none. */
  highlighted: number;
}

/** A section's details. Each heading links to itself, so that the keyboard can highlight its hotspot. */
export function Details({ list, id, section: { details, video }, hotspots, highlighted }: DetailsProps) {
  return (
    <dl className="interface-tour__details touch-row" ref={list}>
      {details.map(({ subtitle, content }, index) => {
        const detailId = `${id}-${index + 1}`;
        return (
          <div key={subtitle} id={detailId} data-highlighted={highlighted === index + 1 ? "" : undefined}>
            <dt>
              <a href={`#${detailId}`}>{subtitle}</a>
            </dt>
            <dd>
              {content}
              <HotspotImage video={video} hotspot={hotspots[index]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
