import { useRef } from "react";
import { Details } from "~/components/sections/interface-tour/details";
import { useHighlightedDetail } from "~/components/sections/interface-tour/use-highlighted-detail";
import { Viewer } from "~/components/sections/interface-tour/viewer";
import { Indicators } from "~/components/sections/showcase/indicators";
import type { Hotspot } from "~/content/types/drawings";
import type { ProductSection } from "~/content/types/sections";

interface TourSectionProps {
  section: ProductSection;
  sections: readonly ProductSection[];
  hotspots: readonly Hotspot[];
}

export function TourSection({ section, sections, hotspots }: TourSectionProps) {
  const list = useRef<HTMLDListElement>(null);
  const highlighted = useHighlightedDetail(list);
  const id = `section-${section.index}`;
  return (
    <section className="interface-tour__section" id={id} aria-labelledby={`${id}-title`}>
      <div className="interface-tour__head">
        <Indicators id="section" sections={sections} current={section.index} indicator="01" />
        <h2 id={`${id}-title`}>{section.title}</h2>
      </div>
      <p className="interface-tour__description">{section.description}</p>
      <Viewer id={id} section={section} hotspots={hotspots} highlighted={highlighted} />
      <Details list={list} id={id} section={section} hotspots={hotspots} highlighted={highlighted} />
    </section>
  );
}
