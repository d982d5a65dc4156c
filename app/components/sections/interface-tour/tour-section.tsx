import { useRef } from "react";
import { Details } from "~/components/sections/interface-tour/details";
import { useLitDetail } from "~/components/sections/interface-tour/use-lit-detail";
import { Viewer } from "~/components/sections/interface-tour/viewer";
import { Indicators } from "~/components/sections/showcase/indicators";
import type { ProductSection } from "~/content/types/feature-section";
import type { Spot } from "~/content/types/spot";

interface TourSectionProps {
  section: ProductSection;
  sections: readonly ProductSection[];
  spots: readonly Spot[];
}

export function TourSection({ section, sections, spots }: TourSectionProps) {
  const list = useRef<HTMLDListElement>(null);
  const lit = useLitDetail(list);
  const id = `section-${section.index}`;
  return (
    <section className="interface-tour__section" id={id} aria-labelledby={`${id}-title`}>
      <div className="interface-tour__head">
        <Indicators id="section" sections={sections} current={section.index} indicator="01" />
        <h2 id={`${id}-title`}>{section.title}</h2>
      </div>
      <p className="interface-tour__description">{section.description}</p>
      <Viewer id={id} section={section} spots={spots} lit={lit} />
      <Details list={list} id={id} section={section} spots={spots} lit={lit} />
    </section>
  );
}
