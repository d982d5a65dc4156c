import type { RefObject } from "react";
import { Still } from "~/components/sections/interface-tour/still";
import type { ProductSection } from "~/content/types/feature-section";
import type { Spot } from "~/content/types/spot";

interface DetailsProps {
  list: RefObject<HTMLDListElement>;
  id: string;
  section: ProductSection;
  spots: readonly Spot[];
  /** The detail whose spot is lit, from 1; 0 for none. */
  lit: number;
}

/** A section's details. Each heading is a link to its own place: so the keyboard, too, can light each spot. */
export function Details({ list, id, section: { details, video }, spots, lit }: DetailsProps) {
  return (
    <dl className="interface-tour__details" ref={list}>
      {details.map(({ subtitle, content }, index) => {
        const detailId = `${id}-${index + 1}`;
        return (
          <div key={subtitle} id={detailId} data-lit={lit === index + 1 ? "" : undefined}>
            <dt>
              <a href={`#${detailId}`}>{subtitle}</a>
            </dt>
            <dd>
              {content}
              <Still film={video} spot={spots[index]} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
