import type { ReactNode, RefObject } from "react";
import type { FeatureSection } from "~/content/types/sections";

interface DetailsProps {
  list: RefObject<HTMLDListElement | null>;
  id: string;
  details: FeatureSection["details"];
  /** The detail being read, from 1; 0 for none. */
  highlighted: number;
  renderPicture: (index: number) => ReactNode;
}

/** A section's details. Each heading links to itself, so that the keyboard can highlight it. */
export function Details({ list, id, details, highlighted, renderPicture }: DetailsProps) {
  return (
    <dl className="showcase__details" ref={list}>
      {details.map(({ subtitle, content }, index) => {
        const detailId = `${id}-${index + 1}`;
        return (
          <div key={subtitle} id={detailId} data-highlighted={highlighted === index + 1 ? "" : undefined}>
            <dt>
              <a href={`#${detailId}`}>{subtitle}</a>
            </dt>
            <dd>
              {content}
              {renderPicture(index)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
