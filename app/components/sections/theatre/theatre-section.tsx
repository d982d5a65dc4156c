import { useRef } from "react";
import { Indicators } from "~/components/sections/showcase/indicators";
import { Details } from "~/components/sections/theatre/details";
import { Stage } from "~/components/sections/theatre/stage";
import { useLitDetail } from "~/components/sections/theatre/use-lit-detail";
import type { ProductSection } from "~/content/types/feature-section";
import type { Spot } from "~/content/types/spot";

interface TheatreSectionProps {
  section: ProductSection;
  sections: readonly ProductSection[];
  spots: readonly Spot[];
}

export function TheatreSection({ section, sections, spots }: TheatreSectionProps) {
  const list = useRef<HTMLDListElement>(null);
  const lit = useLitDetail(list);
  const id = `section-${section.index}`;
  return (
    <section className="theatre__section" id={id} aria-labelledby={`${id}-title`}>
      <div className="theatre__head">
        <Indicators id="section" sections={sections} current={section.index} indicator="01" />
        <h2 id={`${id}-title`}>{section.title}</h2>
      </div>
      <p className="theatre__description">{section.description}</p>
      <Stage id={id} section={section} spots={spots} lit={lit} />
      <Details list={list} id={id} section={section} spots={spots} lit={lit} />
    </section>
  );
}
