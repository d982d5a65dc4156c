import { type PointerEvent, type ReactNode, type RefObject, type SyntheticEvent, useState } from "react";
import type { FeatureSection } from "~/content/types/sections";
import { usePassedItems } from "~/hooks/use-passed-items";
import { SiteLink } from "~/navigation/site-link";

interface DetailsProps extends ReturnType<typeof useHighlightedDetail> {
  list: RefObject<HTMLDListElement | null>;
  id: string;
  details: FeatureSection["details"];
  renderPicture: (index: number) => ReactNode;
}

/** Each heading links to itself: the keyboard can highlight it. */
export function Details({ list, id, details, highlighted, handlers, renderPicture }: DetailsProps) {
  return (
    <dl className="showcase__details" ref={list} {...handlers}>
      {details.map(({ subtitle, content }, index) => {
        const detailId = `${id}-${index + 1}`;
        return (
          <div key={subtitle} id={detailId} data-highlighted={highlighted === index + 1 ? "" : undefined}>
            <dt>
              {renderPicture(index)}
              <SiteLink to={`#${detailId}`}>{subtitle}</SiteLink>
            </dt>
            <dd>{content}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The number of the detail being read, from 1; 0 for none. Hover and focus win over scrolling. */
export function useHighlightedDetail(list: RefObject<HTMLElement | null>) {
  const scrolledTo = usePassedItems(list, 0.6);
  const [pointedAt, setPointedAt] = useState(0);
  const point = ({ target, currentTarget }: SyntheticEvent) => {
    const details = Array.from(currentTarget.children);
    setPointedAt(details.findIndex((detail) => detail.contains(target as Node)) + 1);
  };
  const stop = () => setPointedAt(0);
  const handlers = {
    // A swiping finger does not hover.
    onPointerOver: (event: PointerEvent) => event.pointerType === "mouse" && point(event),
    onPointerLeave: stop,
    onFocus: point,
    onBlur: stop,
  };
  return { highlighted: pointedAt || scrolledTo, handlers };
}
