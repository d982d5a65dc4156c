import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { FeatureSection } from "~/content/types/sections";
import { usePassedItems } from "~/hooks/use-passed-items";
import { SiteLink } from "~/navigation/site-link";

interface DetailsProps {
  list: RefObject<HTMLDListElement | null>;
  id: string;
  details: FeatureSection["details"];
  /** The detail being read, from 1; 0 for none. */
  highlighted: number;
  renderPicture: (index: number) => ReactNode;
}

/** Each heading links to itself: the keyboard can highlight it. */
export function Details({ list, id, details, highlighted, renderPicture }: DetailsProps) {
  return (
    <dl className="showcase__details" ref={list}>
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
export function useHighlightedDetail(list: RefObject<HTMLElement | null>): number {
  const scrolledTo = usePassedItems(list, { line: 0.6 });
  const [pointedAt, setPointedAt] = useState(0);
  useEffect(() => {
    const element = list.current;
    const point = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
      // A swiping finger does not hover.
      if (type === "pointerover" && pointerType !== "mouse") return;
      const details = [...(element?.children ?? [])];
      setPointedAt(details.findIndex((detail) => detail.contains(target as Node)) + 1);
    };
    const stop = () => setPointedAt(0);
    const listeners = { pointerover: point, focusin: point, pointerleave: stop, focusout: stop };
    for (const [type, listener] of Object.entries(listeners)) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element?.removeEventListener(type, listener);
    };
  }, [list]);
  return pointedAt || scrolledTo;
}
